import { colours } from './colours.ts'

/**
 * Replaces CSS variables in a symbol, which only browsers resolve.
 * @param hole the background colour
 */
export function fillSymbol(symbols: string, id: string, hole: string): string {
  const [, body = ''] =
    new RegExp(`<symbol[^>]* id="${id}"[^>]*>(.*?)</symbol>`, 's').exec(symbols) ?? []
  return body
    .replaceAll('var(--fg)', colours.rice)
    .replaceAll('var(--mark)', colours.mark)
    .replace(/var\(--hole[^)]*\)/g, hole)
}
