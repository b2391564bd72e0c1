import { expect, test } from 'vitest'
import { readVoiceEvent } from './open-voice-frame.ts'

test.each([
  [{ type: 'ready' }, { type: 'ready' }],
  [{ type: 'failed', why: 'no' }, { type: 'failed' }],
  [{ type: 'exhausted' }, { type: 'exhausted' }],
  [
    { type: 'solved', questions: 7 },
    { type: 'solved', questions: 7 },
  ],
  [{ type: 'solved' }, { type: 'solved', questions: null }],
  [
    { type: 'solved', questions: '7' },
    { type: 'solved', questions: null },
  ],
  [
    { type: 'solved', questions: 7.5 },
    { type: 'solved', questions: null },
  ],
  [{ type: 'secret' }, null],
  [null, null],
  ['solved', null],
  [undefined, null],
])('%j from the frame is %j', (data, news) => {
  expect(readVoiceEvent(data)).toEqual(news)
})
