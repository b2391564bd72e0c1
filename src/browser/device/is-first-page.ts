/** Whether one step back leads out of the house: the router counts its pages in the tab's history. */
export function isFirstPage(): boolean {
  return window.history.state?.idx === 0
}
