import { describe, expect, test } from 'vitest'
import {
  decideOnBuild,
  maxTriedBuilds,
  readBuildId,
  readTried,
  rememberTried,
} from './new-build.ts'

const a = 'aaaaaaaaaaaa'
const b = 'bbbbbbbbbbbb'
const c = 'cccccccccccc'

describe('the id in a build manifest', () => {
  test.each<[string, unknown, string | null]>([
    ['is read', { id: a, timestamp: 1 }, a],
    ['is read without its time', { id: '0123456789ab' }, '0123456789ab'],
    ['is none in nothing', null, null],
    ['is none in nothing at all', undefined, null],
    ['is none in a text', a, null],
    ['is none in a list', [a], null],
    ['is none where it is missing', { timestamp: 1 }, null],
    ['is none where it is a number', { id: 123456789012 }, null],
    ['is none where it is short', { id: 'aaaaaaaaaaa' }, null],
    ['is none where it is long', { id: `${a}a` }, null],
    ['is none in capitals', { id: 'AAAAAAAAAAAA' }, null],
    ['is none with a line after it', { id: `${a}\n` }, null],
    ['is none where nothing was built', { id: 'development' }, null],
  ])('%s', (_, manifest, id) => expect(readBuildId(manifest)).toBe(id))
})

describe('what a poll leads to', () => {
  test.each<[string, Parameters<typeof decideOnBuild>[0], string]>([
    ['nothing while the page is of the newest build', { own: a, latest: a, tried: [] }, 'nothing'],
    ['nothing where the answer was of no use', { own: a, latest: null, tried: [] }, 'nothing'],
    ['nothing on a page that does not say', { own: null, latest: b, tried: [] }, 'nothing'],
    ['the new build is taken', { own: a, latest: b, tried: [] }, 'take'],
    ['so is the next one', { own: b, latest: c, tried: [b] }, 'take'],
    [
      'so is the one before, when the server goes back to it',
      { own: b, latest: a, tried: [b] },
      'take',
    ],
    ['one that was taken in vain is offered', { own: a, latest: b, tried: [b] }, 'offer'],
    ['so are two that take turns', { own: a, latest: b, tried: [a, b] }, 'offer'],
    ['and in the other turn', { own: b, latest: a, tried: [b, a] }, 'offer'],
  ])('%s', (_, polled, expected) => expect(decideOnBuild(polled)).toBe(expected))

  test('two machines of two builds that answer in turn bring one reload each', () => {
    let own = a
    let tried: readonly string[] = []
    let reloads = 0
    for (let turn = 0; turn < 50; turn++) {
      const latest = own === a ? b : a
      if (decideOnBuild({ own, latest, tried }) !== 'take') continue
      tried = rememberTried(tried, latest)
      own = latest
      reloads++
    }
    expect(reloads).toBe(2)
  })
})

describe('the builds that were tried', () => {
  test('are kept in their order, each once, the last few', () => {
    const ids = Array.from({ length: 20 }, (_, place) => place.toString(16).padStart(12, '0'))
    const kept = ids.reduce<readonly string[]>(rememberTried, [])
    expect(kept).toEqual(ids.slice(-maxTriedBuilds))
    expect(rememberTried([a, b], a)).toEqual([b, a])
    expect(readTried(kept.join(' '))).toEqual(kept)
  })

  test.each([null, '', '[]', 'undefined', ' ', '{"id":1}'])('%j holds none', (text) => {
    expect(readTried(text)).toEqual([])
  })
})
