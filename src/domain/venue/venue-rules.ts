import { withoutCrossed } from '../prompts/crossed-topic.ts'
import { randomInt } from '../random.ts'
import { viewAccusation } from '../table/accusation.ts'
import { askOf } from '../table/asks.ts'
import type { GameRules } from '../table/game-rules.ts'
import type { Message } from '../table/messages.ts'
import { timeOf } from '../table/more-time.ts'
import type { Seat } from '../table/players.ts'
import type { TableCode } from '../table/table-messages.ts'
import { askAudience } from './ask-audience.ts'
import { parseLine } from './card.ts'
import {
  type CardPlayView,
  dueInPlay,
  pausePlay,
  resumePlay,
  speaking,
  viewPlay,
  waitedFor,
} from './card-play.ts'
import { swapCard } from './draw-card.ts'
import { endedRule, nextCard } from './go-on.ts'
import { beginIdea } from './idea.ts'
import type { Idea } from './idea-state.ts'
import { joinVenue, leaveVenue } from './join-leave.ts'
import type { VenueCode } from './messages.ts'
import type { VenueMove } from './moves.ts'
import { moveOwn, passOverOwn } from './own-moves.ts'
import { movePassed } from './passed-moves.ts'
import { pointsOf } from './points.ts'
import { readerOf } from './reader.ts'
import { recapVenue } from './recap.ts'
import { reseatVenue } from './reseat.ts'
import type { LastingRule, Slip, SlipSeen, VenueOptions, VenueState } from './state.ts'
import { upgradeVenue } from './upgrade.ts'

export type VenueView = Pick<VenueState, 'phase' | 'round' | 'card' | 'lasting'> & {
  points: readonly number[]
  rounds: number
  /** Without one there is nothing to review. */
  played: number
  reader: Seat
  lifted: LastingRule | null
  idea: IdeaView | null
  /** With a phone each. */
  play: CardPlayView | null
  /** The accused seat; who accused it is shown to the accuser alone. */
  accused: ReturnType<typeof viewAccusation<SlipSeen>> | null
  caught: Slip | null
  review: Evening | null
}

/** Without facts that the bar has not used yet. */
export type IdeaView =
  | Exclude<Idea, { is: 'memory' }>
  | Omit<Extract<Idea, { is: 'memory' }>, 'facts'>

/** What a review of the evening is made of. */
export type Evening = Pick<VenueState, 'id' | 'players' | 'counts' | 'seen'> & {
  headline: Message<VenueCode>
}

export const venueRules: GameRules<
  VenueState,
  VenueMove,
  VenueView,
  VenueOptions,
  VenueCode | TableCode
> = {
  version: 2,
  upgrade: upgradeVenue,

  start({ players, lists, options, seating, ...setup }, context) {
    const { random } = context
    const none = players.map(() => 0)
    const opening: VenueState = {
      id: Math.floor(random() * 2 ** 32).toString(36),
      options,
      players,
      seating,
      seed: randomInt(2 ** 32, random),
      swaps: 0,
      pile: lists[0] ?? [],
      phase: 'reader',
      reader: null,
      turn: 0,
      round: 0,
      card: null,
      play: null,
      accused: null,
      caught: null,
      ...timeOf(setup),
      idea: beginIdea(lists[1]?.[0]),
      lasting: [],
      lastAsked: null,
      lastRule: 0,
      seen: [],
      over: false,
      counts: { asked: none, named: none, followed: none, passed: none, encores: none },
    }
    const isAsked = options.reader === 'one' && seating === 'passed'
    return isAsked ? opening : nextCard(opening, context)
  },

  asks: ({ play, round, players }) =>
    play?.outcome ? askOf(String(round), players, play.outcome.pays, play.outcome.amount) : null,

  move: (state, move, context) =>
    state.seating === 'own' ? moveOwn(state, move, context) : movePassed(state, move, context),

  view(state, viewer) {
    const { phase, round, card, lasting, options, seen, accused, caught } = state
    return {
      phase,
      round,
      card,
      lasting,
      rounds: options.cards,
      played: seen.length,
      caught,
      points: pointsOf(state),
      reader: readerOf(state),
      lifted: phase === 'lift' ? endedRule(state) : null,
      idea: viewIdea(state.idea),
      play: viewPlay(state, viewer),
      accused: accused && viewAccusation(accused, viewer),
      review: eveningOf(state),
    }
  },

  waitsFor: (state) => (state.over ? [] : waitedFor(state)),
  audience: askAudience,
  speaking,

  anyPrompt: ['catch'],
  passOver(state, seat, context) {
    if (state.seating === 'own') return passOverOwn(state, seat, context)
    return waitedFor(state).includes(seat) ? swapCard(state, context, null) : state
  },

  due: (state) => (state.over ? null : dueInPlay(state)),
  join: joinVenue,
  leave: leaveVenue,
  reseat: reseatVenue,
  isEdge: (before, after) => after.round > before.round,
  ended: (state) => state.over,
  prompt: ({ over, phase, card }) => (over || phase !== 'card' || !card ? null : card.words.raw),
  pause: pausePlay,
  resume: (state, now) => (state.seating === 'own' ? resumePlay(state, now) : state),
  recap: recapVenue,

  changePacks(state, lists) {
    const onTable = state.card?.words.raw
    return { ...state, pile: (lists[0] ?? []).filter((line) => line !== onTable) }
  },

  lines: {
    taskLists: [],
    isPlayable: (_, [pile = []]) => pile.some((line) => parseLine(line).kind !== 'rule'),
    leaveOut(state, crossed) {
      const [pile = []] = withoutCrossed([state.pile], crossed, [])
      return venueRules.lines?.isPlayable([], [pile]) ? { ...state, pile } : null
    },
  },
}

function viewIdea(idea: VenueState['idea']): IdeaView | null {
  if (idea?.is !== 'memory') return idea ?? null
  return { is: 'memory', remark: idea.remark }
}

/** One phone may be stopped after any card; rooms send it only once the game is over. */
function eveningOf(state: VenueState): Evening | null {
  const { id, players, counts, seen, seating, over } = state
  if (seen.length === 0 || (seating === 'own' && !over)) return null
  return { id, players, counts, seen, headline: recapVenue(state).headline }
}
