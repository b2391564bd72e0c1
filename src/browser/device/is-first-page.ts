/** Whether one step back leaves the site: the router counts its pages in the tab's history. */
export function isFirstPage(): boolean {
  return window.history.state?.idx === 0
}
