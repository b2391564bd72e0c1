import type { MailMessage, Message, SmsMessage } from './message.ts'

/** A message on its way. */
export type Queued<Kind extends Message = Message> = {
  id: string
  createdAtMs: number
  message: Kind
}

/** Hands a message over, or throws; done within half a minute either way. */
export type Transport<Kind extends Message> = (queued: Queued<Kind>) => Promise<void>

export type Transports = { mail: Transport<MailMessage>; sms: Transport<SmsMessage> }

/** The other side will never take this message: a second try is useless. Its text names nobody. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
}
