export const codeLength = 6
export const shortCodeMessage = 'A code has six digits.'

/** The digits of what was typed or pasted, as in “123 456”, and no more than a code has. */
export function cleanCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, codeLength)
}
