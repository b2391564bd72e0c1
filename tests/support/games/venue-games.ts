import { seeded, shuffle } from '#domain/random.ts'
import { hereOrNext } from '#domain/table/presence.ts'
import type { Actor } from '#domain/table/seating.ts'
import { dealLines, readDeck, type VenueFile } from '#domain/venue/card.ts'
import { actorsOf } from '#domain/venue/card-play.ts'
import { venueMessages } from '#domain/venue/messages.ts'
import type { VenueMove } from '#domain/venue/moves.ts'
import type { VenueOptions, VenueState } from '#domain/venue/state.ts'
import { type VenueView, venueRules } from '#domain/venue/venue-rules.ts'
import { venueOptions } from '#games/venue/venue-options.ts'
import { often, type RandomGames, type Secret } from './random-games.ts'

export type VenueGames = RandomGames<VenueState, VenueMove, VenueView, VenueOptions>

const passedMoves: readonly VenueMove[] = [
  { type: 'follow' },
  { type: 'follow' },
  { type: 'pass' },
  { type: 'follow', isCounted: true },
  { type: 'pass', isCounted: true },
  { type: 'take', seats: [0, 1] },
  { type: 'slip', rule: 0, seat: 1 },
  { type: 'skip' },
  { type: 'next' },
  { type: 'read', seat: 0 },
  { type: 'read', seat: 99 },
]

const ownMoves: readonly VenueMove[] = [
  ...often<VenueMove>({ type: 'next' }),
  ...often<VenueMove>({ type: 'follow' }),
  { type: 'pass' },
  { type: 'encore', isOn: true },
  { type: 'encore', isOn: false },
  ...often<VenueMove>({ type: 'answer', value: 0 }),
  ...often<VenueMove>({ type: 'answer', value: 1 }),
  { type: 'answer', value: 12.5 },
  { type: 'truth', value: 3 },
  { type: 'truth', value: null },
  { type: 'catch', rule: 0, seat: 1 },
  { type: 'catch', rule: 9, seat: 1 },
  { type: 'skip' },
  { type: 'timeout' },
  { type: 'go' },
  { type: 'take', seats: [0] },
]

/** The games of a venue differ by their deck alone; a phone deals it shuffled. */
export function venueGames({ deck, idea }: Pick<VenueFile, 'deck' | 'idea'>): VenueGames {
  const cards = dealLines(readDeck(deck), { sober: false, isAtVenue: false })
  return {
    rules: venueRules,
    messages: venueMessages,
    options: [
      { ...venueOptions.defaults, cards: 15 },
      { ...venueOptions.defaults, reader: 'one', most: 1 },
      { ...venueOptions.defaults, cards: 40, lasting: false },
    ],
    players: [2, 3, 7, 20],
    lists: [shuffle(cards, seeded(1)), idea ? [idea] : []],
    tries: triedMoves,
    sees: {
      reader: {},
      card: {},
      points: {},
      'card: act': { encore: 'their own phone', 'who tapped': 'their own phone' },
      'card: wait': { 'the button': 'nobody', 'who tapped': 'their own phone' },
      'card: answer': { answer: 'their own phone', 'who tapped': 'their own phone' },
      'card: truth': { 'who tapped': 'their own phone' },
      'card: agree': { 'who tapped': 'their own phone' },
      shown: { encore: 'their own phone', 'who tapped': 'their own phone' },
      lift: { 'who tapped': 'their own phone' },
    },
    phaseOf: ({ phase, play }) => (phase === 'card' && play ? `card: ${play.step}` : phase),
    partsOf: ({ phase, card }) => ({
      'whose card': phase === 'card' && card ? actorsOf(card) : [],
    }),
    secrets: (state) => [...answerSecrets(state), ...encoreSecrets(state), ...hiddenTimes(state)],
    answers: ({ play, phase }) => (phase === 'card' ? { ...play?.ballot?.choices } : {}),
  }
}

/** A duel is judged by a seat in it. */
function triedMoves(state: VenueState, by: Actor): readonly VenueMove[] {
  if (typeof by !== 'number') {
    return [...passedMoves, { type: 'read', seat: hereOrNext(state, 0) }]
  }
  const duel = [state.card?.a, state.card?.b].filter((seat) => typeof seat === 'number')
  return [...ownMoves, ...duel.map((value): VenueMove => ({ type: 'answer', value }))]
}

type Play = NonNullable<VenueState['play']>

const withPlay = (state: VenueState, change: Partial<Play>): VenueState => ({
  ...state,
  play: state.play && { ...state.play, ...change },
})

function answerSecrets(state: VenueState): Secret<VenueState>[] {
  const { play, phase } = state
  const { ballot, step } = play ?? {}
  if (!ballot || phase !== 'card' || step !== 'answer') return []
  return Object.entries(ballot.choices).map(([seat, value]) => {
    const choices = { ...ballot.choices, [seat]: value + 1 }
    const replaced = withPlay(state, { ballot: { ...ballot, choices } })
    return { what: `answer of seat ${seat}`, seenBy: [Number(seat)], replaced }
  })
}

/** Whose they are is secret for ever; how many, until the card is done. */
function encoreSecrets(state: VenueState): Secret<VenueState>[] {
  const encores = state.play?.encores ?? []
  return encores.map((seat) => {
    const others = encores.filter((other) => other !== seat)
    const replaced = withPlay(state, { encores: others })
    return { what: `encore of seat ${seat}`, seenBy: [seat], replaced }
  })
}

/** When the button comes, and who tapped a name. */
function hiddenTimes(state: VenueState): Secret<VenueState>[] {
  const { play, accused, players } = state
  const isWaiting = play?.step === 'wait' && play.clock
  const clock = isWaiting ? { ...isWaiting, leftMs: 1 } : null
  const by = accused && { ...accused, by: (accused.by + 1) % players.length }
  return [
    ...(clock ? [{ what: 'the button', seenBy: [], replaced: withPlay(state, { clock }) }] : []),
    ...(by && accused
      ? [
          {
            what: 'who tapped',
            seen: 'their own phone',
            seenBy: [accused.by, by.by],
            replaced: { ...state, accused: by },
          },
        ]
      : []),
  ]
}
