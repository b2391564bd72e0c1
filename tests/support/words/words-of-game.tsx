import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import type { GameSlug } from '#domain/table/game-slug.ts'
import type { Messages } from '#domain/table/messages.ts'
import type { Owed } from '#domain/table/owed.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { type Recap, sayRecap } from '#domain/table/recap.ts'
import type { TableState } from '#domain/table/seating.ts'
import { tableMessages } from '#domain/table/table-messages.ts'
import { OwesContext } from '#games/parts/owes.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { SeatsHere } from '#games/parts/seats-here.ts'
import { type Watching, WatchingContext } from '#games/parts/watching.ts'
import { loadRoomGame } from '#games/room-screens.ts'
import type { TableParts } from '#games/shell/late-table.ts'
import { WatchAskDock, WatchChoices } from '../../../src/pages/room/watch-ask.tsx'
import { type AnyPage, roomPageOf } from '../games/room-page-of.tsx'
import type { Shown } from './approve-words.ts'
import { type Moment, momentsOf } from './game-moments.ts'
import { readBlocks } from './read-blocks.ts'

type Play = ComponentType<PlayProps<unknown, never, unknown>>
type Screen = ComponentType<ScreenProps<unknown, unknown>>
type Parts = TableParts<TableState, { type: string }, unknown, unknown, string>
type Screens = { page: AnyPage; parts: Parts; Phone: Play; Tv: Screen }

type WatchAsk = ComponentProps<typeof WatchAskDock>

/** How a moment is drawn: what is owed, and how long after it. */
type Look = { owed: Owed; afterMs: number; hasScreen: boolean }

/** A screen, and what is owed there. */
export type Priced = Shown & { owed: Owed }

const laterMs = 600_000
const fresh: Look = { owed: 'drinks', afterMs: 0, hasScreen: true }
const late: Look = { owed: 'drinks', afterMs: laterMs, hasScreen: false }
const otherPrices = ['soft', 'water', 'choice'] as const
const pays = /\bsips?\b|water/i

/** Every screen of random games, as each kind of viewer reads it, before and after them too. */
export async function* wordsOfGame(slug: GameSlug): AsyncGenerator<Priced> {
  const screens = await screensOf(slug)
  const priced = new Set<string>()
  yield* aroundGame(screens, await loadRoomGame(slug))
  for (const seating of ['passed', 'own'] as const) {
    for await (const moment of momentsOf(slug, seating)) {
      const { who, phase } = moment
      const read = (look: Look): Priced => {
        return { who, phase, owed: look.owed, texts: readMoment(screens, moment, look) }
      }
      const shown = [read(fresh), read(late)]
      yield* shown
      if (!shown.some(({ texts }) => texts.some((text) => pays.test(text)))) continue
      yield read({ ...late, owed: 'points' })
      // These words are of one primitive: once in each phase will do.
      if (priced.has(`${who} ${phase}`)) continue
      priced.add(`${who} ${phase}`)
      for (const owed of otherPrices) yield read({ ...late, owed })
    }
  }
}

async function screensOf(slug: GameSlug): Promise<Screens> {
  const page = await roomPageOf(slug)
  const { parts } = page.table.get()
  if (!parts) throw new Error(`${slug} is not there`)
  const [Phone, Tv] = await Promise.all([page.rooms.phone(), page.rooms.tv()])
  return { page, parts, Phone: Phone as Play, Tv: Tv as Screen }
}

/** The start screen, and the house rules. */
function* aroundGame({ page, parts }: Screens, Start: ComponentType): Generator<Priced> {
  const before = { who: 'before', owed: 'drinks' as const }
  yield { ...before, phase: 'start', texts: read(<Start />) }
  const { game, options } = page
  for (const seating of ['passed', 'own'] as const) {
    const rules = { game, rules: options, options: options.defaults, seating }
    const sheet = <parts.RulesSheet open {...rules} onClose={nothing} onChange={nothing} />
    yield { ...before, phase: `rules, ${seating}`, texts: read(sheet) }
  }
}

const nothing = () => {}
const read = (element: ReactElement) => readBlocks(renderToStaticMarkup(element))

function readMoment(screens: Screens, moment: Moment, look: Look): string[] {
  vi.setSystemTime(moment.nowMs + look.afterMs)
  return read(moment.who === 'the end' ? drawEnd(screens, moment) : draw(screens, moment, look))
}

function watchingOf(asking: Omit<WatchAsk, 'onTap'> | null): Watching {
  const words = 'You’re watching.'
  if (!asking) return { below: null, dock: null, words }
  const ask = { ...asking, onTap: nothing }
  return { below: <WatchChoices {...ask} />, dock: <WatchAskDock {...ask} />, words }
}

function drawEnd({ page, parts }: Screens, { state, view }: Moment): ReactElement {
  const { players, left = [] } = state
  const messages: Messages = { ...tableMessages, ...page.messages }
  const recap = sayRecap(view as Recap, messages, players)
  const end = { game: page.game, players, left, recap, dealtAtMs: 0 }
  return <parts.EndScreen {...end} onAgain={nothing} onDone={nothing} />
}

function draw(screens: Screens, moment: Moment, { owed, hasScreen }: Look): ReactElement {
  const { state, viewer, view } = moment
  const { page, parts, Phone, Tv } = screens
  const { game, options: rules } = page
  const { players } = state
  const options = rules.read(moment.options)
  const isSober = owed === 'points'
  const waitsFor = page.rules.waitsFor(state)
  const ask = page.rules.audience?.(state) ?? null
  if (viewer === 'screen') {
    const room = {
      code: 'HKTR',
      joinAt: 'example.org/r',
      isLastRound: !hasScreen,
      watching: hasScreen ? 0 : 2,
    }
    const heard = ask && { kind: ask.kind, taps: { [ask.offers[0] ?? '']: 2 }, atMs: moment.nowMs }
    return around(<Tv {...{ game, players, options, view, waitsFor, room, heard }} />)
  }
  const play = {
    game,
    players,
    options,
    view,
    viewer,
    sober: isSober,
    canUndo: hasScreen,
    send: nothing,
    undo: nothing,
    leave: nothing,
    openPacks: nothing,
    openMenu: nothing,
  }
  const Play = parts.Play as Play
  if (viewer === 'device') return around(<Play {...play} />)
  const own = {
    code: 'HKTR',
    openSheet: nothing,
    waitsFor,
    away: hasScreen ? [1] : [],
    hasScreen,
    audience: hasScreen ? 0 : 2,
    isHost: hasScreen,
    price: owed,
    takeBack: hasScreen ? undefined : { untilMs: Infinity, take: nothing },
  }
  const asking = ask && { ask, players, chosen: hasScreen ? null : (ask.offers[0] ?? null) }
  const watching = viewer === 'audience' ? watchingOf(asking) : null
  return around(
    <WatchingContext value={watching}>
      <Phone {...play} canUndo={false} own={own} />
    </WatchingContext>,
  )

  function around(children: ReactNode): ReactElement {
    return (
      <OwesContext value={() => owed}>
        <SeatsHere value={seatsHere(state)}>{children}</SeatsHere>
      </OwesContext>
    )
  }
}
