import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPostgresThere } from '#tests/support/database.ts'
import { liveHistories } from '#tests/support/webhook-histories.ts'
import { openTown, type Town } from '#tests/support/webhook-histories-town.ts'

const histories = 1_000
const deliveriesAtOnce = 20
const fewestOfAKind = 20
/** The servers may have to be built first. */
const startTimeoutMs = 120_000
/** A minute on two cores that have nothing else to do. */
const patienceMs = 240_000

const ends = [
  'runs',
  'runs and will end',
  'past_due',
  'ended, with time that is paid',
  'ended and over',
  'all was taken back',
  'the customer is gone',
]

describe.runIf(isPostgresThere)('premium in two processes on one database', () => {
  let town: Town

  beforeAll(async () => {
    town = await openTown(deliveriesAtOnce)
  }, startTimeoutMs)
  afterAll(() => town?.close())

  test(`${histories} histories, told twice and in any order, end as Stripe says`, {
    timeout: patienceMs,
  }, async () => {
    const seed = Number(process.env.HISTORIES_SEED || randomInt(2 ** 31))
    const outcomes = await liveHistories(town, histories, seed)
    const wrong = outcomes.flatMap(({ wrong }) => wrong ?? [])
    expect(wrong.slice(0, 20), `${wrong.length} went wrong`).toEqual([])
    const rare = ends.filter(
      (kind) => outcomes.filter(({ end }) => end === kind).length < fewestOfAKind,
    )
    expect(rare, `too few of a kind with seed ${seed}`).toEqual([])
  })
})
