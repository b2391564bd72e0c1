import type { SmsMessage } from './message.ts'

type Params = { to: string; code: string; origin: string | null }

/** Longer texts are sent and billed as two. */
const segmentLength = 160

/** Valid for five minutes. */
export function composePhoneCode({ to, code, origin }: Params): SmsMessage {
  const words = `${code} is your Party Dojo code. It works for 5 minutes. Tell nobody, not even us.`
  return { channel: 'sms', to, text: withWebOtp(words, code, origin), hint: code }
}

/** WebOTP: browsers offer the code to pages of this host alone. */
function withWebOtp(words: string, code: string, origin: string | null): string {
  if (origin === null) return words
  const text = `${words}\n\n@${new URL(origin).hostname} #${code}`
  return text.length <= segmentLength ? text : words
}
