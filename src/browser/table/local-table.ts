import type { LocalStorageName } from '#contract/stored-items.ts'
import { namesOf } from '#domain/prompts/groups.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import type { GameRules, Setup, TableContext } from '#domain/table/game-rules.ts'
import type { Message } from '#domain/table/messages.ts'
import { type TableTime, tableTime, timeOf, withTime } from '#domain/table/more-time.ts'
import { playersTaken } from '#domain/table/presence.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { readSavedGame, type SavedGame } from '#domain/table/saved-game.ts'
import type { Actor, TableState } from '#domain/table/seating.ts'
import type { Table, TableSnapshot, TableView } from '#domain/table/table.ts'
import { deviceRandom } from '../device/random.ts'
import { settings } from '../device/settings.ts'
import { readSaved, readSavedText, save, watchOtherTabs } from '../storage/storage.ts'
import { rememberPrompt } from './prompt-memory.ts'

const undoDepth = 30
/** Timers stop while a device sleeps, so the time is checked at least this often. */
const maxWaitMs = 500

/**
 * A game on one phone: saved in its storage, survives reload and sleep, needs no network, follows
 * other tabs, and makes due moves while a screen shows it.
 */
export function openLocalTable<State extends TableState, Move, View, Options, Code extends string>(
  slug: string,
  rules: GameRules<State, Move, View, Options, Code>,
  readOptions: (saved: unknown) => Options,
): Table<View, Move, Options> {
  const name: LocalStorageName = `table:${slug}`
  const listeners = new Set<() => void>()
  let undoStack: State[] = []
  let notice: Message | null = null
  let dueTimer: ReturnType<typeof setTimeout> | undefined
  /** Any other text there was saved by another tab. */
  let knownText = readSavedText(name)
  let game = load()
  let snapshot = makeSnapshot()

  function load(): SavedGame<State, Options> | null {
    const outcome = readSavedGame(readSaved(name), rules, readOptions, settings.get().sober)
    if ('game' in outcome) return outcome.game
    if (outcome.problem === 'none') return null
    notice = { code: `saved-${outcome.problem}` }
    if (outcome.problem !== 'newer') knownText = save(name, null)
    return null
  }

  function makeSnapshot(): TableSnapshot<View, Options> {
    if (!game) return { table: null, notice }
    const over = game.stopped || rules.ended(game.state)
    const tableView: TableView<View, Options> = {
      players: game.state.players,
      seats: { players: game.state.players, left: game.state.left, late: game.state.late },
      options: game.options,
      sober: game.sober,
      source: game.source,
      dealtAtMs: game.dealtAtMs,
      viewer: 'device',
      view: rules.view(game.state, 'device'),
      waitsFor: rules.waitsFor(game.state),
      asks: over ? null : (rules.asks?.(game.state) ?? null),
      recap: over ? rules.recap(game.state) : null,
      left: game.left,
      canUndo: undoStack.length > 0,
      canStop: rules.hasBegun?.(game.state) ?? true,
    }
    return { table: tableView, notice }
  }

  function notify(): void {
    snapshot = makeSnapshot()
    scheduleDueMove()
    for (const listener of listeners) listener()
  }

  function scheduleDueMove(): void {
    clearTimeout(dueTimer)
    if (!game || game.left || game.stopped || listeners.size === 0) return
    const due = rules.due(game.state)
    if (!due) return
    const waitMs = Math.min(maxWaitMs, Math.max(0, due.atMs - Date.now()))
    dueTimer = setTimeout(() => makeDueMove(), waitMs)
  }

  /** Another tab may have made it. */
  function makeDueMove(): void {
    const due = catchUp() || !game ? null : rules.due(game.state)
    if (due === null) notify()
    else if (due.atMs > Date.now()) scheduleDueMove()
    else {
      const { move } = due
      act(move, 'clock')
    }
  }

  function persist(next: SavedGame<State, Options> | null): void {
    const before = game && rules.prompt(game.state)
    game = next
    knownText = save(name, game)
    const prompt = game && rules.prompt(game.state)
    if (game && prompt !== null && prompt !== before) {
      rememberPrompt(slug, prompt, namesOf(playersTaken(game.state)))
    }
    notify()
  }

  /** Loads what another tab saved; true when there was something. */
  function catchUp(): boolean {
    const text = readSavedText(name)
    if (text === knownText) return false
    knownText = text
    undoStack = []
    game = load()
    return true
  }

  /** True when another tab was ahead: this tab follows it and drops the move. */
  function wasBehind(): boolean {
    if (!catchUp()) return false
    notice = { code: 'other-tab-moved' }
    notify()
    return true
  }

  function change(update: (current: SavedGame<State, Options>) => SavedGame<State, Options>): void {
    if (!wasBehind() && game) persist(update(game))
  }

  /** Undo takes back moves, never players who came or left. */
  function changeSeats(update: (state: State) => State): void {
    change((current) => {
      undoStack = undoStack.map(update)
      const state = update(timed(current.state))
      return { ...current, state, players: state.players }
    })
  }

  function act(move: Move, by: Actor): void {
    if (!game) return
    const state = timed(game.state)
    const outcome = applyMove(rules, state, move, { ...contextNow(), by })
    if (outcome === state) return
    if (isRefusal(outcome)) {
      notice = { code: outcome.refused, ...(outcome.params && { params: outcome.params }) }
      notify()
    } else {
      undoStack = [...undoStack, game.state].slice(-undoDepth)
      notice = null
      persist({ ...game, state: outcome })
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      const stop = watchOtherTabs(name, () => {
        if (catchUp()) notify()
      })
      scheduleDueMove()
      return () => {
        listeners.delete(listener)
        scheduleDueMove()
        stop()
      }
    },
    current: () => snapshot,
    start({ sober, ...setup }, source) {
      undoStack = []
      notice = null
      const { options, topics } = setup
      const seated: Setup<Options> = { ...setup, ...timeOf({ time: timeNow() }), seating: 'passed' }
      const players = rules.seats?.(seated) ?? setup.players
      const state = rules.start({ ...seated, players }, contextNow())
      const rulesVersion = rules.version
      persist({
        rulesVersion,
        players,
        options,
        state,
        source: source ?? null,
        ...(topics && { topics }),
        dealtAtMs: Date.now(),
        stopped: false,
        left: false,
        sober,
      })
    },
    send(move) {
      if (!wasBehind()) act(move, 'device')
    },
    undo() {
      if (wasBehind()) return
      const before = undoStack.at(-1)
      if (!game || before === undefined) return
      undoStack = undoStack.slice(0, -1)
      persist({ ...game, state: rules.pause(before) })
    },
    changeSober: (isSober) => change((current) => ({ ...current, sober: isSober })),
    changePacks: (lists, source, topics) =>
      change((current) => {
        // Undo must not bring back the old deck.
        undoStack = undoStack.map((state) => rules.changePacks(state, lists))
        const state = rules.changePacks(current.state, lists)
        return { ...current, state, source: source ?? null, ...(topics && { topics }) }
      }),
    stop: () =>
      change((current) => {
        const state = rules.close?.(current.state, null) ?? current.state
        return { ...current, state, stopped: true }
      }),
    leave: () =>
      change((current) => ({ ...current, state: rules.pause(current.state), left: true })),
    join: (player) => changeSeats((state) => rules.join(state, player, contextNow())),
    remove: (seat) => changeSeats((state) => rules.leave(state, seat, contextNow())),
    carryOn: () => change((current) => ({ ...current, left: false })),
    clear() {
      undoStack = []
      persist(null)
    },
    pause: () => {
      if (catchUp()) notify()
      else if (game) persist({ ...game, state: rules.pause(game.state) })
    },
    dismissNotice() {
      notice = null
      notify()
    },
  }
}

/** Of this phone: its clocks are as long from the next one on. */
function timeNow(): TableTime | undefined {
  return tableTime(settings.get().time)
}

function timed<State extends TableState>(state: State): State {
  return withTime(state, timeNow())
}

function contextNow(): TableContext {
  return { now: Date.now(), random: deviceRandom, away: [] }
}
