export type Network = {
  isOnline: boolean
  saveData?: boolean
  effectiveType?: string
}

/** False when offline, on slow networks and where data is expensive. */
export function canPreload({ isOnline, saveData, effectiveType }: Network): boolean {
  return isOnline && saveData !== true && !effectiveType?.endsWith('2g')
}
