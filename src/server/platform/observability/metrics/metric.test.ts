import { expect, test } from 'vitest'
import { readExposition } from '#tests/support/app/read-exposition.ts'
import { counter, gauge, histogram } from './metric.ts'
import { writeExposition } from './write-exposition.ts'

test('a counter without labels is there before anything has happened', () => {
  expect(writeExposition([counter('a_total', 'All of them.')])).toBe(
    '# HELP a_total All of them.\n# TYPE a_total counter\na_total 0\n',
  )
})

test('numbers rise for their own labels', () => {
  const tastes = counter('tastes_total', 'Tastes.', ['who', 'what'])
  tastes.inc('Ada', 'plum')
  tastes.inc('Ada', 'plum')
  tastes.inc('Ben', 'plum')
  const { values } = readExposition(writeExposition([tastes]))
  expect([...values]).toEqual([
    ['tastes_total{who="Ada",what="plum"}', 2],
    ['tastes_total{who="Ben",what="plum"}', 1],
  ])
})

test('what is held on to is the number itself', () => {
  const rooms = gauge('rooms', 'Rooms.', ['floor'])
  const first = rooms.withLabels('first')
  first.value += 3
  first.value--
  expect(readExposition(writeExposition([rooms])).values.get('rooms{floor="first"}')).toBe(2)
})

test.each([
  [0, [1, 1, 1]],
  [1, [1, 1, 1]],
  [1.5, [0, 1, 1]],
  [99, [0, 0, 1]],
])('%d falls into its bucket and all above it', (value, expected) => {
  const waits = histogram({ name: 'waits', help: 'Waits.', buckets: [1, 2] }, ['queue'])
  waits.observe(value, 'bar')
  const { values } = readExposition(writeExposition([waits]))
  const buckets = ['1', '2', '+Inf'].map((le) => values.get(`waits_bucket{queue="bar",le="${le}"}`))
  expect(buckets).toEqual(expected)
  expect(values.get('waits_sum{queue="bar"}')).toBe(value)
  expect(values.get('waits_count{queue="bar"}')).toBe(1)
})

test('odd texts in labels stay in their labels', () => {
  const odd = counter('odd_total', 'Odd.', ['text'])
  odd.inc('a "quoted\\" line\nand another')
  expect(readExposition(writeExposition([odd])).values.size).toBe(1)
})

test('a label that grows is held at a thousand series, and the rest is one', () => {
  const names = counter('names_total', 'Names.', ['name'])
  for (let count = 0; count < 5_000; count++) names.inc(`name ${count}`)
  const { values } = readExposition(writeExposition([names]))
  expect([values.size, values.get('names_total{name="other"}')]).toEqual([1_001, 4_000])
})

test('a number of labels that is not its own is a fault of the server', () => {
  expect(() => counter('a_total', 'All.', ['one']).inc('1', '2')).toThrow(RangeError)
})
