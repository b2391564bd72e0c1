const againAfterMs = 2000

/** Tries again for as long as it is wanted: a phone in a cellar gets its screen late, not never. */
export function loadUntilThere<T>(
  load: () => Promise<T>,
  onLoaded: (loaded: T) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const attempt = () =>
    load().then(
      (loaded) => isWanted && onLoaded(loaded),
      () => {
        if (isWanted) timer = setTimeout(attempt, againAfterMs)
      },
    )
  attempt()
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}
