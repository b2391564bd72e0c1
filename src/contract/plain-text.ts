import { z } from 'zod'

/** Control characters, halves of characters, and the marks that reorder text on screen. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu

/** Text a person typed, in one normal form, without characters that hide or reorder what it says. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(unprintable, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim()
}

/** A string of at most `maxLength` UTF-16 units, cleaned. */
export function plainText(maxLength: number) {
  return z.string().max(maxLength).transform(cleanText)
}
