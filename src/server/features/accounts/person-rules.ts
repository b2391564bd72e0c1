import { cleanText } from '#contract/plain-text.ts'

const maxNameLength = 64
const maxImageLength = 500

type PersonFields = { name?: unknown; image?: unknown }

/**
 * The library accepts any name and image: a name is cleaned and cut, an image must be an https
 * URL.
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

/** Placeholder addresses of accounts with only a phone number; never sent to. */
const placeholderDomain = '@phone.invalid'

export function placeholderEmail(phoneNumber: string): string {
  return `${phoneNumber.replace(/\D/g, '')}${placeholderDomain}`
}

export function isPlaceholderEmail(email: string): boolean {
  return email.endsWith(placeholderDomain)
}

/** RFC 5321 §4.5.3.1.3: 256 octets including brackets. */
const maxEmailLength = 254

/** Whether an address is short enough and no placeholder. */
export function isUsableEmail(address: string): boolean {
  return address.length <= maxEmailLength && !isPlaceholderEmail(address.trim().toLowerCase())
}

/** E.164: a plus and 7 to 15 digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text)
}
