/**
 * Keeps the house from reloading this page by itself until the returned function is called: a game
 * is running. How many hold it is written on the document, so that what reloads, which is loaded
 * late, shares no script with what holds.
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
