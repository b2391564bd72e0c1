import type { Message, Messages } from '#domain/table/messages.ts'
import type { Player } from '#domain/table/players.ts'
import { sayMessage } from '#domain/table/say-message.ts'

/** A newer server may refuse with a code that this page has no words for. */
export function sayKnown(messages: Messages, notice: Message, players: readonly Player[]): string {
  return notice.code in messages
    ? sayMessage(messages, notice, players)
    : 'That did not work. Try again.'
}
