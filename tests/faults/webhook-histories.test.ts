import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPostgresThere } from '#tests/support/database/database.ts'
import { type Cluster, openCluster } from '#tests/support/stripe/histories/cluster.ts'
import { runHistories } from '#tests/support/stripe/histories/run-histories.ts'
import { isFullLength, timesTried } from '#tests/support/vitest/full-length.ts'

const histories = timesTried(1_000, 200)
const deliveriesAtOnce = 20
const fewestOfAKind = timesTried(20, 4)
/** The servers may have to be built first. */
const startTimeoutMs = 120_000
/** In full a minute on two cores that have nothing else to do. */
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
  let town: Cluster

  beforeAll(async () => {
    town = await openCluster(deliveriesAtOnce)
  }, startTimeoutMs)
  afterAll(() => town?.close())

  test(`${histories} histories, told twice and in any order, end as Stripe says`, {
    timeout: patienceMs,
  }, async () => {
    // A few of any seed need not have every end, so a usual run lives through the same ones.
    const defaultSeed = isFullLength ? randomInt(2 ** 31) : 20261122
    const seed = Number(process.env.HISTORIES_SEED || defaultSeed)
    const outcomes = await runHistories(town, histories, seed)
    const wrong = outcomes.flatMap(({ wrong }) => wrong ?? [])
    expect(wrong.slice(0, 20), `${wrong.length} went wrong`).toEqual([])
    const rare = ends.filter(
      (kind) => outcomes.filter(({ end }) => end === kind).length < fewestOfAKind,
    )
    expect(rare, `too few of a kind with seed ${seed}`).toEqual([])
  })
})
