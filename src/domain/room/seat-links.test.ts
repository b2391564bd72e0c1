import { describe, expect, test } from 'vitest'
import { emptyRoom, type Room } from './room.ts'
import { findLink, moveSeat, offerLink, seatLinkMs } from './seat-links.ts'
import { addSeat, removeSeat } from './seats.ts'

const seated = ['Sofie', 'Emil'].reduce(
  (room, name) => addSeat(room, { name, tokenHash: `hash of ${name}` }, 0),
  emptyRoom(null),
)
const offered = offerLink(seated, 1, 'link', 1000)

describe('a link finds its seat', () => {
  test.each<[string, Room, string, number, number | null]>([
    ['at once', offered, 'link', 1000, 1],
    ['until two minutes are over', offered, 'link', 999 + seatLinkMs, 1],
    ['not after them', offered, 'link', 1000 + seatLinkMs, null],
    ['not by another text', offered, 'lin', 1000, null],
    ['not once it was used', moveSeat(offered, 1, 'new phone'), 'link', 1000, null],
    ['not after a newer one', offerLink(offered, 1, 'newer', 1001), 'link', 1001, null],
    ['beside that of another seat', offerLink(offered, 0, 'other', 1001), 'link', 1001, 1],
    ['not where the seat was given up', removeSeat(offered, 1, 0), 'link', 1000, null],
    [
      'not where the seat has another phone',
      { ...offered, seats: moveSeat(offered, 1, 'let in').seats },
      'link',
      1000,
      null,
    ],
  ])('%s', (_, room, link, now, seat) => {
    expect(findLink(room, link, now)).toBe(seat)
  })

  test('there is none for a seat without a phone, or no seat', () => {
    const unclaimed = addSeat(seated, { name: 'Ida', tokenHash: null }, 0)
    for (const seat of [2, 9]) expect(offerLink(unclaimed, seat, 'link', 0)).toBe(unclaimed)
  })
})
