// Includes bidirectional overrides, which could reorder a neighbour's text; joiners of letters and
// emoji stay.
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu

const visible = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

export function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(invisible, '')
}

export function isBlank(text: string): boolean {
  return !visible.test(text)
}
