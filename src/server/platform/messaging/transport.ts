import type { MailMessage, Message, SmsMessage } from './message.ts'

export type Queued<Kind extends Message = Message> = {
  id: string
  createdAtMs: number
  message: Kind
}

/** Resolves when the message is handed over; throws within 30 seconds otherwise. */
export type Transport<Kind extends Message> = (queued: Queued<Kind>) => Promise<void>

export type Transports = { mail: Transport<MailMessage>; sms: Transport<SmsMessage> }

/** A permanent refusal: retries are useless. Its text has no personal data. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
}
