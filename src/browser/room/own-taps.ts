import type { AudienceTap, RepeatedTap } from '#contract/room-messages.ts'
import { type AudienceAsk, findQuestion } from '#domain/table/audience.ts'

type Own = AudienceTap & {
  /** Epoch milliseconds of the server. */
  atMs: number
  /** The server has answered it. */
  isAnswered: boolean
}

export type OwnTaps = {
  tap(tap: AudienceTap, ask: AudienceAsk | null, nowMs: number): void
  onTapped(answer: { ask: string; choice: string | null; atMs?: number }): void
  /** For a hello: a connection may have been lost before the server knew of them. */
  repeated(): { tap?: RepeatedTap; tapBehind?: RepeatedTap }
}

/** What a phone that watches has tapped: for what is asked now, and for what comes back after it. */
export function keepOwnTaps(): OwnTaps {
  let taps: readonly Own[] = []
  const without = (ask: string) => taps.filter((tap) => tap.ask !== ask)

  return {
    tap({ ask, choice }, asked, nowMs) {
      const others = without(ask).filter((tap) => findQuestion(asked, tap.ask))
      taps = [...others, { ask, choice, atMs: nowMs, isAnswered: false }]
    },
    onTapped({ ask, choice, atMs }) {
      const own = taps.find((tap) => tap.ask === ask)
      if (!own) return
      if (choice === null) taps = without(ask)
      // An answer to an earlier tap: that of the later one is on its way.
      else if (choice !== own.choice && !own.isAnswered) return
      else taps = [...without(ask), { ask, choice, atMs: atMs ?? own.atMs, isAnswered: true }]
    },
    repeated() {
      const [tap, tapBehind] = taps.map(({ isAnswered: _, ...said }) => said).reverse()
      return { ...(tap && { tap }), ...(tapBehind && { tapBehind }) }
    },
  }
}

/** What counts of this phone for that question. */
export function choiceFor(tapped: readonly AudienceTap[], ask: string): string | null {
  return tapped.find((tap) => tap.ask === ask)?.choice ?? null
}

/** @param ask what is asked now */
export function keepTapped(
  tapped: readonly AudienceTap[],
  answer: { ask: string; choice: string | null },
  ask: AudienceAsk | null,
): readonly AudienceTap[] {
  const others = tapped.filter((tap) => tap.ask !== answer.ask && findQuestion(ask, tap.ask))
  return answer.choice === null ? others : [...others, { ask: answer.ask, choice: answer.choice }]
}
