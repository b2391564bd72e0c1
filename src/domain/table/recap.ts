import type { Feat } from './feats.ts'
import type { Message, Messages } from './messages.ts'
import type { Player, Seat } from './players.ts'
import { sayMessage } from './say-message.ts'

type RecapOf<Sentence> = {
  headline: Sentence
  /**
   * Best first; a shared place is the first of those it takes. Null for who was away for most of
   * it: they come last.
   */
  rows: readonly { seat: Seat; place: number | null; score: string; note: Sentence }[]
  /** Their daruma gets its second eye. */
  winners: Seat[]
  /** In games that vote; absent without votes. */
  mostVoted?: Seat[]
  /** Counted for the end of an evening. */
  feats?: readonly Feat[]
  /** A prompt that the table called legendary; names no player. */
  bestPrompt?: string
}

export type Recap<Code extends string = string> = RecapOf<Message<Code>>
export type RecapRow<Code extends string = string> = Recap<Code>['rows'][number]

export type RecapText = RecapOf<string>
export type RecapTextRow = RecapText['rows'][number]

export function sayRecap(
  { headline, rows, ...rest }: Recap,
  messages: Messages,
  players: readonly Player[],
): RecapText {
  const say = (message: Message) => sayMessage(messages, message, players)
  return {
    ...rest,
    headline: say(headline),
    rows: rows.map((row) => ({ ...row, note: say(row.note) })),
  }
}
