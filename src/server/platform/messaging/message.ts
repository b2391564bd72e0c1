export type MailMessage = {
  channel: 'mail'
  to: string
  subject: string
  text: string
  html: string
  /** The link or code that the message carries; never empty. */
  hint: string
  replyTo?: string
  /** For optional emails only: the one-click address. */
  unsubscribeUrl?: string
}

export type SmsMessage = {
  channel: 'sms'
  /** E.164. */
  to: string
  text: string
  hint: string
}

export type Message = MailMessage | SmsMessage

export type Channel = Message['channel']
