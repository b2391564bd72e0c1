import { afterEach, expect, test, vi } from 'vitest'
import type { MicrophoneEvent, MicrophoneRequest } from '#contract/voice.ts'
import { streamMicrophone } from './stream-microphone.ts'

class Track {
  isOn = true
  stop() {
    this.isOn = false
  }
}

afterEach(() => vi.unstubAllGlobals())

function openBrowser({ isBroken = false } = {}) {
  const prompts: { resolve: (stream: unknown) => void; reject: (why: Error) => void }[] = []
  const tracks: Track[] = []
  const getUserMedia = () =>
    new Promise((resolve, reject) => void prompts.push({ resolve, reject }))
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  const knot = { connect() {}, onaudioprocess: null }
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        if (isBroken) throw new DOMException('Too many', 'NotSupportedError')
      }
      createMediaStreamSource = () => knot
      createScriptProcessor = () => knot
      close = () => Promise.resolve()
    },
  )
  const news: MicrophoneEvent[] = []
  const port = {
    postMessage: (item: MicrophoneEvent) => news.push(item),
    close() {},
  } as never as MessagePort
  const takeBack = streamMicrophone(port)
  return {
    news,
    tracks,
    takeBack,
    wish: (type: MicrophoneRequest['type']) => port.onmessage?.({ data: { type } } as MessageEvent),
    async allow(at: number) {
      const track = new Track()
      tracks.push(track)
      prompts[at]?.resolve({ getTracks: () => [track] })
      await new Promise((resolve) => setTimeout(resolve))
    },
    async refuse(at: number) {
      prompts[at]?.reject(new DOMException('No', 'NotAllowedError'))
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('asked twice while the question is open, one microphone is on, and none after enough', async () => {
  const { wish, allow, tracks } = openBrowser()
  wish('listen')
  wish('listen')
  await allow(0)
  await allow(1)
  expect(tracks.map(({ isOn }) => isOn)).toEqual([false, true])
  wish('enough')
  expect(tracks.map(({ isOn }) => isOn)).toEqual([false, false])
})

test('what was asked first and answered last is not listened to', async () => {
  const { wish, allow, tracks } = openBrowser()
  wish('listen')
  wish('listen')
  await allow(1)
  await allow(0)
  expect(tracks.map(({ isOn }) => isOn)).toEqual([true, false])
})

test.each(['enough', 'taken back'])(
  '%s while the question is open: nothing stays on',
  async (how) => {
    const { wish, allow, tracks, takeBack } = openBrowser()
    wish('listen')
    if (how === 'enough') wish('enough')
    else takeBack()
    await allow(0)
    expect(tracks.map(({ isOn }) => isOn)).toEqual([false])
  },
)

test('a refusal is told, but not one of a question that nobody waits for', async () => {
  const { wish, refuse, news } = openBrowser()
  wish('listen')
  wish('listen')
  await refuse(0)
  expect(news).toEqual([])
  await refuse(1)
  expect(news).toEqual([{ type: 'deaf', name: 'NotAllowedError' }])
})

test('a microphone that cannot be heard is given back', async () => {
  const { wish, allow, tracks, news } = openBrowser({ isBroken: true })
  wish('listen')
  await allow(0)
  expect(tracks.map(({ isOn }) => isOn)).toEqual([false])
  expect(news).toEqual([{ type: 'deaf', name: 'NotSupportedError' }])
})
