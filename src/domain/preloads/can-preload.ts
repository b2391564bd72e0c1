/** What the browser says of its network, as far as it says anything. */
export type Network = {
  isOnline: boolean
  /** Somebody asked for fewer bytes. */
  saveData?: boolean
  /** How fast the network feels: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string
}

/** Whether pages may be fetched ahead: never without a network, nor where bytes are dear. */
export function canPreload({ isOnline, saveData, effectiveType }: Network): boolean {
  return isOnline && saveData !== true && !effectiveType?.endsWith('2g')
}
