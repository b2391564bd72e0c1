import type { SmsMessage } from './message.ts'

type Facts = { to: string; code: string; origin: string | null }

/** More would be sent, and paid for, as two. */
const segmentLength = 160

/** A code for signing in by phone, good for five minutes. */
export function composePhoneCode({ to, code, origin }: Facts): SmsMessage {
  const words = `${code} is your Party Dojo code. It works for 5 minutes. Tell nobody, not even us.`
  return { channel: 'sms', to, text: withWebOtp(words, code, origin), hint: code }
}

/** The last line lets a browser on the phone offer the code, to pages of this host alone. */
function withWebOtp(words: string, code: string, origin: string | null): string {
  if (origin === null) return words
  const text = `${words}\n\n@${new URL(origin).hostname} #${code}`
  return text.length <= segmentLength ? text : words
}
