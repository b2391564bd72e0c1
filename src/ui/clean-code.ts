export const phoneCodeLength = 6

export function shortCodeMessage(length: number): string {
  return `A code has ${length === phoneCodeLength ? 'six' : length} digits.`
}

/** The digits of what was typed or pasted, as in “123 456”, and no more than a code has. */
export function cleanCode(typed: string, length: number = phoneCodeLength): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}
