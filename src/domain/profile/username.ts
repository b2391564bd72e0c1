import { cutGraphemes } from '../cut-graphemes.ts'

/** Spec §5, in graphemes. */
export const maxUsernameLength = 20

const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\p{Cc}\u2800]/u

export type Person = {
  displayName?: string | null
  email?: string | null
  phoneNumber?: string | null
}

/** Spec §4, "Default username": the first rule that gives one. */
export function defaultUsername({ displayName, email, phoneNumber }: Person): string {
  const digits = (phoneNumber ?? '').replace(/\D/g, '')
  return (
    cleanUsername(displayName ?? '') ||
    cleanUsername((email ?? '').split('@')[0] ?? '') ||
    (digits && `User${digits.slice(-4)}`) ||
    'DojoUser'
  )
}

/** Without white space, cut to 20 graphemes; empty when nothing is visible. */
export function cleanUsername(text: string): string {
  const cut = cutGraphemes(text.replace(/\s/gu, ''), maxUsernameLength)
  return visible.test(cut) ? cut : ''
}
