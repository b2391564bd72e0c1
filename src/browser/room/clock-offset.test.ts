import { expect, test } from 'vitest'
import { trackClockOffset } from './clock-offset.ts'

test('the offset is what the server is ahead', () => {
  const clock = trackClockOffset()
  expect(clock.offsetMs()).toBe(0)
  clock.update(5000, 2000)
  expect(clock.offsetMs()).toBe(3000)
})

test('a message that was under way for long does not change it', () => {
  const clock = trackClockOffset()
  clock.update(5000, 2000)
  clock.update(6000, 3900)
  expect(clock.offsetMs()).toBe(3000)
})

test('an early guess that was too small is corrected at once', () => {
  const clock = trackClockOffset()
  clock.update(5000, 2900)
  clock.update(6000, 3000)
  expect(clock.offsetMs()).toBe(3000)
})

test('messages that waited while the phone slept change nothing', () => {
  const clock = trackClockOffset()
  clock.update(5000, 2000)
  for (let message = 0; message < 50; message++) clock.update(9000 + message * 1000, 63_000)
  expect(clock.offsetMs()).toBe(3000)
})

test('a clock that was set forward counts once two messages say so', () => {
  const clock = trackClockOffset()
  clock.update(5000, 2000)
  clock.update(6000, 63_000)
  expect(clock.offsetMs()).toBe(3000)
  clock.update(15_000, 72_000)
  expect(clock.offsetMs()).toBe(-57_000)
})

test('a clock that was set back counts from the next message on', () => {
  const clock = trackClockOffset()
  clock.update(5000, 2000)
  clock.update(3_606_000, 1000)
  expect(clock.offsetMs()).toBe(3_605_000)
})

test('a slow drift is followed', () => {
  const clock = trackClockOffset()
  for (let message = 0; message < 20; message++) clock.update(1_000_000 - message * 100, 0)
  expect(clock.offsetMs()).toBe(1_000_000 - 12 * 100)
})
