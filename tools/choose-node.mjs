/**
 * Which Node runs the product: the pinned one wherever it is, and else one that is newer. Sources are
 * run as they are, which an older one cannot.
 * @param {{ running: string, pinned: string, hasBundled: boolean }} there versions, and whether node_modules has a Node
 * @returns {'this' | 'bundled' | 'none'}
 */
export function chooseNode({ running, pinned, hasBundled }) {
  if (running === pinned) return 'this'
  if (hasBundled) return 'bundled'
  return isNewer(running, pinned) ? 'this' : 'none'
}

function isNewer(version, than) {
  const ours = version.split('.').map((part) => Number.parseInt(part, 10))
  const theirs = than.split('.').map((part) => Number.parseInt(part, 10))
  const at = ours.findIndex((part, index) => part !== theirs[index])
  return at >= 0 && ours[at] > theirs[at]
}
