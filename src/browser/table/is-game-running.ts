/** Read from the document, where `updates/hold-reload.ts` writes it. */
export function isGameRunning(): boolean {
  return document.documentElement.dataset.holds !== undefined
}
