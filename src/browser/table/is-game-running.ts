/** Whether a game is running on this page: it says so on the document (`updates/hold-reload.ts`). */
export function isGameRunning(): boolean {
  return document.documentElement.dataset.holds !== undefined
}
