/** The build this page was made by, or null where it does not say. */
export function currentBuild(): string | null {
  return document.documentElement.dataset.build ?? null
}
