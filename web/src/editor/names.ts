// What a rank or a single card is called in the editor.

import { t } from '../strings.svelte'
import { rankArgument } from '../words'

/** "Jack", or "Jack of hearts". */
export function ownerName(owner: string): string {
  if (owner === 'JK' || owner.length === 1) return t('rank-upper', { rank: rankArgument(owner) })
  return t('editor-card-of', { rank: rankArgument(owner.slice(0, -1)), suit: owner.slice(-1) })
}
