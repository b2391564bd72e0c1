/** Forgets what others keep on this device and in this tab under names that start so. */
export function forgetOthers(starts: readonly string[]): void {
  forgetIn(() => localStorage, starts)
  forgetIn(() => sessionStorage, starts)
}

/** Given as a function: where storage is blocked, even naming it throws. */
function forgetIn(open: () => Storage, starts: readonly string[]): void {
  try {
    const storage = open()
    for (const name of Object.keys(storage)) {
      if (starts.some((start) => name.startsWith(start))) storage.removeItem(name)
    }
  } catch {}
}
