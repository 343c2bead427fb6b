import client from '@locale/it/client.ftl?raw'
import game from '@locale/it/game.ftl?raw'

export default [client, game]
