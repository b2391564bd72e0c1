import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { VenueCard } from '#domain/venue/card.ts'
import { venueMessages } from '#domain/venue/messages.ts'
import type { VenueState } from '#domain/venue/state.ts'
import { venueRules } from '#domain/venue/venue-rules.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { dare, defaultOptions, lines } from '#tests/support/games/venue-cards.ts'
import { phone, tv } from '#tests/support/games/venue-phones.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

const names = ['Sofie', 'Jonas', 'Mia', 'Emil', 'Ida']
const awake = 4000

beforeEach(() => {
  vi.setSystemTime(2000)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what a bar has beside its cards', () => {
  const open = (idea: string, ...cards: VenueCard[]) =>
    playRules(venueRules, venueMessages, defaultOptions, {
      names,
      lists: [...lines(...cards), [idea]],
      seating: 'own',
    })
  const many = Array.from({ length: 12 }, (_, at) => dare(at))
  const doCards = (idea: string, count: number) => {
    const { start, must } = open(idea, ...many)
    return Array.from({ length: count }).reduce<VenueState>((state, _, at) => {
      const by = state.card?.a ?? 0
      const onTable = at === 0 ? state : must(state, { type: 'next' }, { by, now: at * 2 * awake })
      const actor = onTable.card?.a ?? 0
      return must(onTable, { type: 'follow' }, { by: actor, now: (at * 2 + 1) * awake })
    }, start())
  }

  test('the lock rises on phones and on the TV, and opens', () => {
    expect(phone(open('lock', ...many).start(), 0)).toContain('The lock is low.')
    const risen = doCards('lock', 2)
    expect(phone(risen, 0)).toContain('The water stands at two of five.')
    expect(tv(risen)).toContain('The water stands at two of five.')
    expect(phone(doCards('lock', 4), 0)).toContain('One more card done, and the gates open.')
    const gates = doCards('lock', 5)
    const opener = names[gates.card?.a ?? 0]
    expect(phone(gates, 0)).toContain(`The gates open! Old rules float off, and ${opener} counts`)
    expect(tv(gates)).toContain('The gates open!')
  })

  test('the build fills, and ships', () => {
    expect(phone(open('build', ...many).start(), 0)).toContain('Build 1 waits for its first card.')
    expect(tv(doCards('build', 3))).toContain('Build 1: three of five in.')
    expect(phone(doCards('build', 5), 0)).toMatch(/Build 1 is green and ships\. .* one more\./)
  })

  test('a memory says nothing until it knows something', () => {
    const silent = open('memory', ...many).start()
    expect(phone(silent, 0)).not.toMatch(/remembers|noticed/)
    expect(tv(silent)).toContain('Squiffy’s cards. Nobody asks why you pass.')
    const remark = { is: 'chose', seat: 2, what: 'Sea' } as const
    const known: VenueState = { ...silent, idea: { is: 'memory', facts: [], remark } }
    expect(phone(known, 0)).toContain('Squiffy remembers: Mia said “Sea”.')
  })
})
