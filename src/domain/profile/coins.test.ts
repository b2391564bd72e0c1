import { expect, test } from 'vitest'
import { coinReasons, ledgerKeys, passCoins, passMs, referralCoins } from './coins.ts'

test.each([
  ['a referral gives 100', referralCoins, 100],
  ['a pass costs 150', passCoins, 150],
  ['a pass lasts 24 hours', passMs, 86_400_000],
])('spec §14: %s', (_, value, expected) => {
  expect(value).toBe(expected)
})

test.each([
  ['a reward, once per id', ledgerKeys.reward('welcome'), 'reward:welcome'],
  ['a referral, once per new account', ledgerKeys.referral('r1'), 'referral:r1'],
  ['a pass, once per pack and end', ledgerKeys.pass('charades/x', 12), 'pass:charades/x:12'],
])('a key of the ledger stands for %s', (_, key, expected) => {
  expect(key).toBe(expected)
})

test('keys of different kinds never meet', () => {
  const ids = ['a', 'pass:a:1', 'reward:a', 'referral:a', 'a:1']
  const keys = ids.flatMap((id) => [
    ledgerKeys.reward(id),
    ledgerKeys.referral(id),
    ledgerKeys.pass(id, 1),
  ])
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(coinReasons).size).toBe(coinReasons.length)
})
