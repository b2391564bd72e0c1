export const maxEmailLength = 254

/** What a header or another address could be hidden behind is in none: no white space, comma or bracket. */
const emailPattern = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u

/** Whether a text is one e-mail address and nothing else; whether anybody reads it only a letter can tell. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text)
}
