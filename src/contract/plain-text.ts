import { z } from 'zod'

/** Control characters, lone surrogates and marks that reorder text. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu

export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(unprintable, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim()
}

export function plainText(maxLength: number) {
  return z.string().max(maxLength).transform(cleanText)
}
