import { setTimeout as sleep } from 'node:timers/promises'
import { randomInt, seededAt } from '#domain/random.ts'
import { games } from '#games/registry.ts'
import { watchHash, watchPath } from '#pages/room/watch-link.ts'
import { type Evening, logStep, report } from './evening.ts'
import { actOn, type EveningPage, lookAt } from './evening-page.ts'
import { isHost } from './events.ts'
import { checkText } from './watch-secrets.ts'

/** Long for a page that loads while a server starts. */
const blankMs = 20_000

/** Each page has a hand of its own, those that come later too. */
export async function playHands(evening: Evening, isOver: () => boolean): Promise<void> {
  const hands = new Map<EveningPage, Promise<void>>()
  while (!isOver()) {
    for (const screen of evening.pages) {
      if (!hands.has(screen)) hands.set(screen, playHand(evening, screen, hands.size, isOver))
    }
    await sleep(250)
  }
  await Promise.all(hands.values())
}

async function playHand(
  evening: Evening,
  screen: EveningPage,
  place: number,
  isOver: () => boolean,
): Promise<void> {
  const random = seededAt(evening.seed, games.length + place)
  let shownAtMs = Date.now()
  while (!isOver() && evening.pages.includes(screen)) {
    await sleep(200 + randomInt(700, random))
    const isResting = screen.away !== null || screen.isBusy
    const seen = isResting ? null : await lookAt(screen)
    if (isResting || seen?.text.trim()) shownAtMs = Date.now()
    else if (Date.now() - shownAtMs > blankMs) report(evening, 'freezes', screen.name, 'is blank')
    if (!seen) continue
    await checkText(evening, screen, seen.text)
    const moment = momentOf(screen)
    if (screen.role === 'screen' || !moment || screen.away || screen.isBusy) continue
    if (screen.role === 'audience' && !screen.page.url().endsWith(watchHash)) {
      // A finger that was late took the seat that is offered after the game's question.
      await screen.page.goto(watchPath(evening.code)).catch(() => null)
      continue
    }
    const pressed = await actOn(screen, seen, moment, random)
    if (!pressed) continue
    evening.figures.taps++
    logStep(evening, screen.name, pressed)
  }
}

/** Only the host goes on to another game; a break is anybody's. */
function momentOf(screen: EveningPage): 'playing' | 'between' | null {
  const { room } = screen.view ?? {}
  if (!room) return null
  if (room.table && !room.table.recap) return 'playing'
  return isHost(screen) || room.water ? 'between' : null
}
