export function clearThirdPartyStorage(prefixes: readonly string[]): void {
  clearIn(() => localStorage, prefixes)
  clearIn(() => sessionStorage, prefixes)
}

/** A function, because even reading `localStorage` throws where storage is blocked. */
function clearIn(open: () => Storage, prefixes: readonly string[]): void {
  try {
    const storage = open()
    for (const name of Object.keys(storage)) {
      if (prefixes.some((start) => name.startsWith(start))) storage.removeItem(name)
    }
  } catch {}
}
