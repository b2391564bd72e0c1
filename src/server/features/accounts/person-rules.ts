import { cleanText } from '#contract/plain-text.ts'

const maxNameLength = 64
const maxImageLength = 500

type PersonFields = { name?: unknown; image?: unknown }

/**
 * What a provider or a form may say of a person: the library takes any name and any image address.
 * A name is cleaned and cut, an image that is no plain https address is left out.
 */
export function cleanPerson<Data extends PersonFields>(data: Data): Data {
  const cleaned = { ...data }
  if (typeof data.name === 'string') cleaned.name = cleanText(data.name.slice(0, maxNameLength))
  if (data.image !== undefined) cleaned.image = isPlainImage(data.image) ? data.image : null
  return cleaned
}

function isPlainImage(image: unknown): image is string {
  return (
    typeof image === 'string' &&
    image.length <= maxImageLength &&
    URL.canParse(image) &&
    new URL(image).protocol === 'https:'
  )
}

/** E-mail addresses of accounts that have only a phone number end so; nothing is ever sent there. */
const placeholderDomain = '@phone.invalid'

export function placeholderEmail(phoneNumber: string): string {
  return `${phoneNumber.replace(/\D/g, '')}${placeholderDomain}`
}

export function isPlaceholderEmail(email: string): boolean {
  return email.endsWith(placeholderDomain)
}

/** RFC 5321, 4.5.3.1.3: a path of 256 octets, brackets included. */
const maxEmailLength = 254

/** Whether an e-mail address may be somebody's own: not too long, and none that was made up here. */
export function isUsableEmail(address: string): boolean {
  return address.length <= maxEmailLength && !isPlaceholderEmail(address.trim().toLowerCase())
}

/** E.164, as every network takes it: a plus and 7 to 15 digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text)
}
