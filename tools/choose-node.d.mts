export function chooseNode(there: {
  running: string
  pinned: string
  hasBundled: boolean
}): 'this' | 'bundled' | 'none'
