import client from '@locale/en/client.ftl?raw'
import game from '@locale/en/game.ftl?raw'

export default [client, game]
