import { isDeepStrictEqual } from 'node:util'
import type { RoomViewMessage } from '#contract/room-messages.ts'
import type { RoomView } from '#contract/room-view.ts'
import { playerOf } from '#domain/room/room.ts'
import { typedIn } from '#domain/room/typed.ts'
import type { TableState, Viewer } from '#domain/table/seating.ts'
import type { StoredRoom } from '#server/features/rooms/room-repository.ts'
import { rulesOf } from '#server/features/rooms/room-rules.ts'
import { type RoomViewer, viewRoom } from '#server/features/rooms/view-room.ts'
import { checkSeen } from '../games/parts.ts'
import type { RandomGames, Secret } from '../games/random-games.ts'

export type Secrets = Pick<
  RandomGames<TableState, unknown, unknown, unknown>,
  'secrets' | 'sees' | 'phaseOf' | 'partsOf'
>

/**
 * What is wrong in a view that a page was sent: it is not the one of its viewer, or it changes with
 * a secret that the viewer may not see.
 * @param stored the room in the version of the view
 */
export function frameFaults(
  { room: sent, now }: Pick<RoomViewMessage, 'room' | 'now'>,
  stored: StoredRoom,
  viewer: RoomViewer,
  games: Secrets | null,
): string[] {
  const { screens, audience } = sent
  // Stamps are in the server's memory alone: they are taken as they were sent.
  const viewOf = (of: StoredRoom): RoomView => {
    const counts = { screens, audience, stamps: null, now }
    const view = plain(viewRoom(of, rulesOf(of.room), viewer, counts))
    if (!view.table || !sent.table) return view
    return { ...view, table: { ...view.table, stamps: sent.table.stamps } }
  }
  const own = differenceOf(sent, viewOf(stored))
  if (own) return [`is not the view of ${viewer}: ${own}`]
  const faults = hiddenFrom(stored, viewer, games).flatMap(({ what, replaced }) => {
    const difference = differenceOf(sent, viewOf(withState(stored, replaced)))
    return difference ? [`tells ${what}: ${difference}`] : []
  })
  return [...faults, ...typedFaults(stored), ...phaseFaults(stored, games)]
}

/** Words of secrets that this viewer may not see just now, but those that the view says anyway. */
export function hiddenWords(
  stored: StoredRoom,
  viewer: RoomViewer,
  games: Secrets | null,
  seen: string,
): string[] {
  const { game } = stored.room
  if (!game) return []
  const words = new Set<string>()
  for (const { replaced } of hiddenFrom(stored, viewer, games)) {
    for (const text of changedTexts(game.state, replaced)) {
      for (const word of text.split('|')) words.add(word)
    }
  }
  // Prompts that are still to come, and what was written for them.
  for (const text of textsOf(game.state)) if (/\S \S.* \S/.test(text)) words.add(text)
  for (const { text, isPlayed } of stored.room.written) if (!isPlayed) words.add(text)
  return [...words].filter((word) => word.length >= 3 && !seen.includes(quoted(word)))
}

/** Where a text says one of the words, with what stands around it. */
export function findWord(text: string, words: readonly string[]): string | null {
  for (const word of words) {
    const at = text.indexOf(word)
    if (at < 0) continue
    const [before = '', after = ''] = [text[at - 1], text[at + word.length]]
    if (/[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(after)) continue
    return `“${word}” in “${text.slice(Math.max(0, at - 40), at + word.length + 40)}”`
  }
  return null
}

function hiddenFrom(
  { room }: StoredRoom,
  viewer: RoomViewer,
  games: Secrets | null,
): Secret<TableState>[] {
  if (!room.game || !games) return []
  const player: Viewer | null = typeof viewer === 'number' ? playerOf(room, viewer) : viewer
  const secrets = games.secrets?.(room.game.state) ?? []
  return secrets.filter(({ seenBy }) => !seenBy.includes(player ?? 'audience'))
}

/** Nothing that was typed in the place of speaking outlasts its part. */
function typedFaults({ room }: StoredRoom): string[] {
  const read = typedIn(room, rulesOf(room))
  return (room.typed ?? [])
    .filter((typed) => !read.includes(typed))
    .map(({ text }) => `keeps “${text}” of a part that is over`)
}

/** No phase shows what the table of its game does not say. */
function phaseFaults({ room }: StoredRoom, games: Secrets | null): string[] {
  const rules = rulesOf(room)
  if (!room.game || !rules || !games || rules.rules.ended(room.game.state)) return []
  try {
    checkSeen(games, room.game.state, games.secrets?.(room.game.state) ?? [])
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

function withState(stored: StoredRoom, state: TableState): StoredRoom {
  const { room } = stored
  return { ...stored, room: { ...room, game: room.game && { ...room.game, state } } }
}

function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}

/** As it stands inside of JSON. */
function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** What seats chose: its values are codes, and their words stand on every button. */
const chosen = new Set(['choices', 'calls'])
const codePattern = /^[a-z]+(-[a-z]+)*$/

/** What the other side lacks in the same place. */
function changedTexts(one: unknown, other: unknown): string[] {
  if (isDeepStrictEqual(one, other)) return []
  if (typeof one !== 'object' || one === null) return textsOf(one)
  const right = (other ?? {}) as Record<string, unknown>
  return Object.entries(one).flatMap(([key, value]) => {
    const texts = changedTexts(value, right[key])
    return chosen.has(key) ? texts.filter((text) => !codePattern.test(text)) : texts
  })
}

/** The path of the first difference, with both sides; null where there is none. */
function differenceOf(one: unknown, other: unknown, path = ''): string | null {
  if (isDeepStrictEqual(one, other)) return null
  const isBranch = (value: unknown) => typeof value === 'object' && value !== null
  if (!isBranch(one) || !isBranch(other)) {
    return `${path}: ${JSON.stringify(one)}, not ${JSON.stringify(other)}`.slice(0, 300)
  }
  const [left, right] = [one, other] as Record<string, unknown>[]
  for (const key of new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])) {
    const found = differenceOf(left?.[key], right?.[key], `${path}.${key}`)
    if (found) return found
  }
  return null
}
