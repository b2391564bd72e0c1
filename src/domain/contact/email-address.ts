export const maxEmailLength = 254

/** No white space, comma or bracket: they could hide a header or a second address. */
const emailPattern = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u

export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text)
}
