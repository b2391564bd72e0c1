/** The URL in a text, or null: `URL.canParse` is missing below Safari 17 and Chrome 120. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
