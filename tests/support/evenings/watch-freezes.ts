import { isSeatHere } from '#domain/room/presence.ts'
import { seatsOf } from '#domain/room/room.ts'
import { rulesOf } from '#server/features/rooms/room-rules.ts'
import { type Evening, report } from './evening.ts'
import { isInRoom } from './evening-page.ts'

/** Where no clock runs: time for a busy machine, and for players who look around before they tap. */
const stillMs = 65_000
/** A page that is there shows what is, and not what was. */
const behindMs = 20_000
const keptVersions = 200

/** One that is wound up again and again moves nothing on. */
const withoutClocks = (key: string, value: unknown) =>
  /[cC]lock|Ms$/.test(key) ? undefined : value

export function openFreezeWatch(evening: Evening) {
  let shown = ''
  let sinceMs = Date.now()
  /** Of the first clock that ran since. */
  let dueAtMs = 0
  let versions: { version: number; seenAtMs: number }[] = []

  return async function watch(): Promise<void> {
    const stored = await evening.history.latest()
    if (!stored) return
    const { room, version } = stored
    const nowMs = Date.now()
    if (version !== versions.at(-1)?.version) versions.push({ version, seenAtMs: nowMs })
    versions = versions.slice(-keptVersions)
    const { game } = room
    const rules = rulesOf(room)?.rules
    const isHere = seatsOf(room).some((seat) => isSeatHere(room, seat))
    const now = game && rules ? JSON.stringify(rules.view(game.state, 'screen'), withoutClocks) : ''
    if (now !== shown || !game || game.isPaused || !isHere) {
      shown = now
      sinceMs = nowMs
      dueAtMs = 0
    }
    // A clock that runs is no freeze, whatever its length: its end must come.
    dueAtMs ||= (game && rules?.due(game.state)?.atMs) ?? 0
    const isOver = game && rules?.ended(game.state)
    if (!isOver && nowMs > Math.max(sinceMs, dueAtMs) + stillMs) {
      const waits = game && rules?.waitsFor(game.state)
      report(evening, 'freezes', 'the room', `nothing moves: waits for ${waits}, ${shown}`)
    }
    watchPages(nowMs)
  }

  function watchPages(nowMs: number): void {
    for (const { name, away, view, hereSinceMs } of evening.pages.filter(isInRoom)) {
      const missed = versions.find(({ version }) => version > (view?.seq ?? 0))
      if (away || !missed || nowMs - Math.max(hereSinceMs, missed.seenAtMs) < behindMs) continue
      const { version } = missed
      report(
        evening,
        'freezes',
        name,
        `shows version ${view?.seq}, and ${version} has been for long`,
      )
    }
  }
}
