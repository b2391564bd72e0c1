import type { TablePreview } from '#contract/bar-tables.ts'
import { countOf } from '#domain/table/amount.ts'
import { findGame } from '#games/registry.ts'

type TableWords = { title: string; lead: string; rule: string }

/** What a scan says of a table: a count and a game, no names. */
export function tableWords({ table, use, room, game, closesAtMs }: TablePreview): TableWords {
  // The number stays on the line of its word.
  const named = `Table\u00a0${table}`
  if (use === 'free' || !room) {
    const closes = new Date(closesAtMs).toLocaleTimeString('en-GB', { timeStyle: 'short' })
    return {
      title: `${named} is yours.`,
      lead: `${titleOf(game)} is up.`,
      rule: `You open the room and host it, the others scan the same sign. Open until ${closes}.`,
    }
  }
  if (use === 'quiet') {
    return {
      title: `${named}’s room is quiet.`,
      lead: 'Is it yours?',
      rule: `${countOf(room.seats, 'players')} sat here, and no phone is on.`,
    }
  }
  const playing = room.phase === 'playing' ? ', playing' : '. Next:'
  const comesIn = room.phase === 'playing' ? ' You come in at the next prompt.' : ''
  const locked = room.isLocked ? ' It is locked: ask the host.' : ''
  return {
    title: `${named}’s room is on.`,
    lead: 'Join?',
    rule: `${room.seats} here${playing} ${titleOf(room.game ?? game)}.${comesIn}${locked}`,
  }
}

function titleOf(slug: string): string {
  return findGame(slug)?.title ?? 'A game'
}
