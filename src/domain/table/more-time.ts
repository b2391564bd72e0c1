/** What a table, or the host of a room, chooses for every clock. */
export const timeChoices = ['usual', 'longer', 'double'] as const
export type TimeChoice = (typeof timeChoices)[number]

/** How many times the usual: limits of one seat, of all at once, and those that are the score. */
export type TableTime = { turn: number; shared: number; score: number }

type Timed = { time?: TableTime | undefined }

declare const isLimit: unique symbol
/** Milliseconds that went through one of the functions below: a clock takes no others. */
export type LimitMs = number & { readonly [isLimit]: true }

/** Screens say half seconds. */
const stepMs = 500
const factors: Record<TimeChoice, number> = { usual: 1, longer: 1.5, double: 2 }
const askedTurn = 2
const askedShared = 1.5

export function timeChoiceOf(time: TableTime | undefined): TimeChoice {
  return timeChoices.find((choice) => factors[choice] === time?.score) ?? 'usual'
}

/**
 * Undefined for the usual. Turns are longer for all: a clock that only one player has would name
 * them.
 * @param isAsked a seat asked for more time
 */
export function tableTime(choice: TimeChoice, isAsked = false): TableTime | undefined {
  const score = factors[choice]
  if (score === 1 && !isAsked) return undefined
  const atLeast = (asked: number) => Math.max(score, isAsked ? asked : 1)
  return { turn: atLeast(askedTurn), shared: atLeast(askedShared), score }
}

/** For the state that a game starts with. */
export function timeOf({ time }: Timed): { time?: TableTime } {
  return time ? { time } : {}
}

/** The same state where its time is that already. */
export function withTime<State extends Timed>(state: State, time: TableTime | undefined): State {
  const { time: before, ...rest } = state
  const isSame =
    before?.turn === time?.turn && before?.shared === time?.shared && before?.score === time?.score
  return isSame ? state : ({ ...rest, ...(time && { time }) } as State)
}

/** For one seat: on its turn, when it judges, or when it tells a story. */
export function turnLimit(ms: number, { time }: Timed): LimitMs {
  return stretch(ms, time?.turn)
}

/** For several at once. */
export function sharedLimit(ms: number, { time }: Timed): LimitMs {
  return stretch(ms, time?.shared)
}

/** Where more time is more points: only what was chosen in the open, the same for all. */
export function scoreLimit(ms: number, { time }: Timed): LimitMs {
  return stretch(ms, time?.score)
}

/** Time in which no player has to act, or that chance decides. */
export function fixedMs(ms: number): LimitMs {
  return ms as LimitMs
}

function stretch(ms: number, factor = 1): LimitMs {
  return (factor === 1 ? ms : Math.ceil((ms * factor) / stepMs) * stepMs) as LimitMs
}
