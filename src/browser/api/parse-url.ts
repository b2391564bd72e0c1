/** The address in a text, or null. Safari below 17 and Chrome below 120 have no `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
