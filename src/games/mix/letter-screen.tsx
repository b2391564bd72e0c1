import { isRunning } from '#domain/table/clock.ts'
import { Play as CategoryPlay } from '#games/category/play.tsx'
import { type Move, options, type View } from '#games/category/rules-state.ts'
import { Tool } from '#games/parts/play-frame.tsx'
import { WithTool } from './in-force.tsx'
import { asIn, type MixProps } from './mix-props.ts'
import type { CardViewOf } from './rules-state.ts'

type LetterView = CardViewOf<'country-island-city'>

const phases = { ready: 'ready', running: 'playing', settled: 'settled' } as const

/** A letter out loud is a category: the same screens, on one phone. */
export function LetterScreen({ card, ...play }: MixProps & { card: LetterView }) {
  const own = asIn(play, card)
  const { phase, turns } = own.view
  if (!(phase in phases)) return null
  const send = (move: Move) => {
    if (move.type === 'answer') own.send({ type: 'answer' })
    else if (move.type === 'blame') own.send(move)
    else if (isShared(move.type)) own.send({ type: move.type })
  }
  const screen = (
    <CategoryPlay
      {...own}
      send={send}
      options={options.defaults}
      view={asCategory(own.view)}
      letter={own.view.letter}
    />
  )
  if (phase !== 'running' || !turns?.answers) return screen
  const broke = (
    <Tool icon="icon-ban" onPress={() => own.send({ type: 'broke' })}>
      That broke it
    </Tool>
  )
  return <WithTool tool={broke}>{screen}</WithTool>
}

type Shared = 'start' | 'resume' | 'next' | 'skip'

function isShared(type: Move['type']): type is Shared {
  return type === 'start' || type === 'resume' || type === 'next' || type === 'skip'
}

function asCategory(view: ReturnType<typeof asIn<'country-island-city'>>['view']): View {
  const { prompt, letter, turns, payers, turn, round, rounds, wakesAtMs } = view
  const clock = turns?.clock ?? null
  return {
    prompt: { ...prompt, parts: [{ text: `${letter}: ` }, ...prompt.parts] },
    phase: phases[view.phase as keyof typeof phases],
    turn: turns?.seat ?? turn,
    answers: turns?.answers ?? 0,
    clock,
    round,
    rounds,
    turnSeconds: (clock?.lengthMs ?? 0) / 1000,
    loser: payers[0] ?? null,
    wakesAtMs,
    isTicking: clock !== null && isRunning(clock),
    mode: 'clock',
    caller: turn,
    // Nobody is challenged: the table says who broke it.
    answerer: null,
    challengeUntilMs: 0,
    challenger: null,
    isRepeat: false,
    fault: null,
    callClock: null,
    fuse: null,
    isThrown: false,
    targets: [],
    call: null,
    mayCall: false,
    mayChallenge: false,
    vote: null,
    voted: 0,
    voters: [],
    voteClock: null,
    knew: [],
    wrongCalls: 0,
    penalties: [],
  }
}
