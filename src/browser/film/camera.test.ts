import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Camera, chooseFormat, openCamera } from './camera.ts'

const tailMs = 1000
let recorders: FakeRecorder[]
let takes: string[]
let lost: number
let track: { stop: () => void; onended: (() => void) | null }
let camera: Camera<string>

/** Numbered in the order they start; what it records is its number. */
class FakeRecorder {
  static isTypeSupported = (format: string) => format === 'video/webm'
  state = 'inactive'
  ondataavailable: ((event: { data: Blob }) => void) | null = null
  number = recorders.push(this)

  start(): void {
    this.state = 'recording'
  }

  stop(): void {
    this.state = 'inactive'
    this.ondataavailable?.({ data: new Blob(['x'.repeat(this.number)]) })
  }
}

beforeEach(async () => {
  vi.useFakeTimers()
  recorders = []
  takes = []
  lost = 0
  track = { stop: vi.fn(), onended: null }
  const getUserMedia = async () => ({ getTracks: () => [track] })
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  camera = await openCamera<string>(
    (film, label) => takes.push(`${label} ${film.size} ${film.type}`),
    () => lost++,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a hit ends a second later, and the next phrase begins then', () => {
  camera.next(null, 0)
  camera.next('hit', tailMs)
  vi.advanceTimersByTime(tailMs - 1)
  expect([takes, recorders.length]).toEqual([[], 1])
  vi.advanceTimersByTime(1)
  expect([takes, recorders.length]).toEqual([['hit 1 video/webm'], 2])
})

test('a pass ends at once, and a phrase without a label is dropped', () => {
  camera.next(null, 0)
  camera.next('pass', 0)
  camera.next(null, 0)
  camera.next('hit', tailMs)
  vi.advanceTimersByTime(tailMs)
  expect(takes).toEqual(['pass 1 video/webm', 'hit 3 video/webm'])
})

test('a second hit within a tail has no take of its own', () => {
  camera.next(null, 0)
  camera.next('hit', tailMs)
  camera.next('quick', tailMs)
  vi.advanceTimersByTime(2 * tailMs)
  expect([takes, recorders.length]).toEqual([['hit 1 video/webm'], 2])
})

test('when the clock stops a phrase is dropped, and a hit is kept without its tail', () => {
  camera.next(null, 0)
  camera.rest()
  camera.next(null, 0)
  camera.next('hit', tailMs)
  camera.rest()
  vi.advanceTimersByTime(2 * tailMs)
  expect([takes, recorders.length]).toEqual([['hit 2 video/webm'], 2])
})

test('closed, it leaves no recorder and no camera running', () => {
  camera.next(null, 0)
  camera.close()
  expect(recorders.map(({ state }) => state)).toEqual(['inactive'])
  expect(track.stop).toHaveBeenCalledOnce()
  expect([takes, lost]).toEqual([[], 0])
})

test('a camera that is taken away is told', () => {
  track.onended?.()
  expect(lost).toBe(1)
})

test('a recorder that will not start is told', () => {
  vi.spyOn(FakeRecorder.prototype, 'start').mockImplementation(() => {
    throw new DOMException('gone', 'NotSupportedError')
  })
  camera.next(null, 0)
  camera.rest()
  expect([takes, lost]).toEqual([[], 1])
})

test.each<[string, string[], string | null]>([
  [
    'Safari',
    ['video/mp4;codecs=avc1.42E01F,mp4a.40.2', 'video/mp4'],
    'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  ],
  ['Firefox', ['video/webm', 'video/webm;codecs=vp8,opus'], 'video/webm;codecs=vp8,opus'],
  ['one with WebM of its own', ['video/webm'], 'video/webm'],
  ['none', [], null],
])('the format of %s', (_, can, format) => {
  expect(chooseFormat((each) => can.includes(each))).toBe(format)
})
