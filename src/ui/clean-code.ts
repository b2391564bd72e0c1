export const phoneCodeLength = 6

export function shortCodeMessage(length: number): string {
  return `A code has ${length === phoneCodeLength ? 'six' : length} digits.`
}

/** The digits of the pasted text, cut to the code's length. */
export function cleanCode(typed: string, length: number = phoneCodeLength): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}
