import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredRoom } from '#server/features/rooms/room-repository.ts'
import type { RoomViewer } from '#server/features/rooms/view-room.ts'
import { findWord, frameFaults, hiddenWords } from './check-frame.ts'
import { isWordOf } from './choose-tap.ts'
import { type Evening, report } from './evening.ts'
import { type EveningPage, isInRoom, wasTold } from './evening-page.ts'

/** A page draws late, or early by the frame that is on its way here. */
const drawingMs = 600

/** By the row alone: not by what the page was told that it is. */
function viewerOf({ name, role }: EveningPage, { room }: StoredRoom): RoomViewer | null {
  if (role !== 'seat') return role
  const seat = room.seats.findLastIndex((other) => other.name === name && !other.isGone)
  return seat < 0 ? null : seat
}

/** Compares every view that pages were sent since with the room as it was then. */
export async function checkFrames(evening: Evening): Promise<void> {
  const { history, secretsOf, figures, pages } = evening
  for (const screen of pages) {
    for (const view of screen.unchecked.splice(0)) {
      const stored = await history.at(view.seq)
      const viewer = stored && viewerOf(screen, stored)
      if (!stored || viewer === null) continue
      const { game } = stored.room
      const secrets = game && (await secretsOf(game.slug))
      figures.views++
      for (const fault of frameFaults(view, stored, viewer, secrets)) {
        report(evening, 'secrets', screen.name, `view ${view.seq} ${fault}`)
      }
    }
  }
}

/** Compares what a page says, to eyes and to screen readers, with what its viewer may see. */
export async function checkText(
  evening: Evening,
  screen: EveningPage,
  text: string,
): Promise<void> {
  if (!isInRoom(screen)) return
  const stored = screen.view && (await evening.history.at(screen.view.seq))
  const viewer = stored && viewerOf(screen, stored)
  if (!stored || viewer === null) return
  const { game } = stored.room
  const secrets = game && (await evening.secretsOf(game.slug))
  const hidden = hiddenWords(stored, viewer, secrets, JSON.stringify(screen.view?.room))
  const others = hidden.filter((word) => !isWordOf(screen.name, word))
  evening.figures.texts++
  if (!findWord(text, others)) return
  await sleep(drawingMs)
  const untold = others.filter((word) => !wasTold(screen, word))
  const found = findWord(text, untold)
  if (found) report(evening, 'secrets', screen.name, `shows ${found}`)
}
