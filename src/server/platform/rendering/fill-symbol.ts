import { colours } from './colours.ts'

/**
 * What a symbol is made of, its variables filled in: only a browser knows those.
 * @param symbols the text of the sheet of symbols
 * @param hole the colour that shows through
 */
export function fillSymbol(symbols: string, id: string, hole: string): string {
  const [, body = ''] =
    new RegExp(`<symbol[^>]* id="${id}"[^>]*>(.*?)</symbol>`, 's').exec(symbols) ?? []
  return body
    .replaceAll('var(--fg)', colours.rice)
    .replaceAll('var(--mark)', colours.mark)
    .replace(/var\(--hole[^)]*\)/g, hole)
}
