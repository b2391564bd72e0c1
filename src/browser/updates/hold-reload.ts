/**
 * Holds automatic reloads back until the returned function is called, because a game is running.
 * Counted on the document, so that the late updater shares no chunk with games.
 */
export function holdReload(): () => void {
  count(1)
  return () => count(-1)
}

function count(by: number): void {
  const { dataset } = document.documentElement
  const holds = Number(dataset.holds ?? 0) + by
  if (holds > 0) dataset.holds = String(holds)
  else delete dataset.holds
}
