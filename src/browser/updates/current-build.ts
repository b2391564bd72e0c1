export function currentBuild(): string | null {
  return document.documentElement.dataset.build ?? null
}
