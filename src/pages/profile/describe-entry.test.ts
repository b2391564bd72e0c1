import { describe, expect, test } from 'vitest'
import type { PackForSale } from '#contract/profile.ts'
import { ledgerKeys } from '#domain/profile/coins.ts'
import { describeEntry, signedAmount } from './describe-entry.ts'

const pack: PackForSale = {
  itemId: 'category/know-it-alls',
  game: 'category',
  id: 'know-it-alls',
  name: 'Know-it-alls',
  blurb: 'harder',
  spice: 1,
  explicit: false,
  alcohol: false,
  premium: true,
  active: false,
  size: 69,
  needs: [],
}

describe('what a line of the ledger says', () => {
  test.each([
    ['reward', ledgerKeys.reward('welcome'), 'First bow'],
    ['reward', ledgerKeys.reward('calendar-2026-05'), 'Door 5'],
    ['reward', ledgerKeys.reward('gone-from-the-catalogue'), 'A reward'],
    ['referral', ledgerKeys.referral('x'), 'A friend joined'],
    ['pass', ledgerKeys.pass('category/know-it-alls', 1_800_000_000_000), 'A day of Know-it-alls'],
    ['pass', ledgerKeys.pass('mix/forgotten', 1), 'A day’s pass'],
    ['gift', 'gift:1', 'A gift of the house'],
    ['something new', 'x', 'Coins'],
  ])('%s %s', (reason, key, words) => {
    expect(describeEntry({ reason, key, amount: 1 }, [pack])).toBe(words)
  })

  test('a gift that was too large is taken back', () => {
    const entry = { reason: 'gift', key: ledgerKeys.gift('k', 'Oops'), amount: -5 }
    expect(describeEntry(entry, [])).toBe('Taken back by the house')
  })

  test.each([
    [50, '+50'],
    [1240, '+1,240'],
    [-150, '−150'],
  ])('%d is signed', (amount, text) => {
    expect(signedAmount(amount)).toBe(text)
  })
})
