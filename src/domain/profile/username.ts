import { cutGraphemes } from '../cut-graphemes.ts'

/** Spec §5: a username is cut to this many characters, as a reader counts them. */
export const maxUsernameLength = 20

// Marks, fillers and joiners alone draw nothing on a screen.
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\p{Cc}\u2800]/u

/** What is known of somebody when their profile is made; empty text counts as unknown. */
export type Person = {
  displayName?: string | null
  email?: string | null
  phoneNumber?: string | null
}

/** The name a new profile starts with (spec §4, "Default username"): the first rule that gives one. */
export function defaultUsername({ displayName, email, phoneNumber }: Person): string {
  const digits = (phoneNumber ?? '').replace(/\D/g, '')
  return (
    cleanUsername(displayName ?? '') ||
    cleanUsername((email ?? '').split('@')[0] ?? '') ||
    (digits && `User${digits.slice(-4)}`) ||
    'DojoUser'
  )
}

/**
 * The text without white space, cut to 20 characters: whole ones, never half an emoji. Empty when
 * there is nothing to see in it.
 */
export function cleanUsername(text: string): string {
  const cut = cutGraphemes(text.replace(/\s/gu, ''), maxUsernameLength)
  return visible.test(cut) ? cut : ''
}
