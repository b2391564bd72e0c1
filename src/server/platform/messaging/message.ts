export type MailMessage = {
  channel: 'mail'
  to: string
  subject: string
  text: string
  html: string
  /** The link or the code that the message is sent for; never empty. */
  hint: string
  /** Where an answer goes, when not to us. */
  replyTo?: string
  /** Of a letter that is not required, and of no other: where it is stopped by one click. */
  unsubscribeUrl?: string
}

export type SmsMessage = {
  channel: 'sms'
  /** with a plus and the country's number */
  to: string
  text: string
  hint: string
}

export type Message = MailMessage | SmsMessage

export type Channel = Message['channel']
