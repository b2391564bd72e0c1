/** Forgets what others keep on this device and in this tab under names that start so. */
export function clearThirdPartyStorage(prefixes: readonly string[]): void {
  clearIn(() => localStorage, prefixes)
  clearIn(() => sessionStorage, prefixes)
}

/** Given as a function: where storage is blocked, even naming it throws. */
function clearIn(open: () => Storage, prefixes: readonly string[]): void {
  try {
    const storage = open()
    for (const name of Object.keys(storage)) {
      if (prefixes.some((start) => name.startsWith(start))) storage.removeItem(name)
    }
  } catch {}
}
