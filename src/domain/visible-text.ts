// Control characters, the bidirectional overrides that could turn a neighbour's text around, and
// marks that take no room. What joins letters and emoji stays.
const invisible = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu

// The blank braille cell is drawn as nothing, but counts as a symbol.
const visible = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A name on one line, with white space single, and without marks that nobody sees. */
export function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(invisible, '')
}

/** Whether there is nothing in it to see. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
