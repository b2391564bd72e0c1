import { describe, expect, test } from 'vitest'
import { decideOnVersion, readVersion } from './app-version.ts'

describe('the version in an answer', () => {
  test.each<[string, unknown, string | null]>([
    ['is read', { version: '0.1.0' }, '0.1.0'],
    ['is read beside other things', { version: '1.0.0-rc.1', name: 'x' }, '1.0.0-rc.1'],
    ['is none in nothing', null, null],
    ['is none in nothing at all', undefined, null],
    ['is none in a text', '0.1.0', null],
    ['is none where it is missing', {}, null],
    ['is none where it is empty', { version: '' }, null],
    ['is none where it is a number', { version: 1 }, null],
    ['is none where it is a story', { version: 'x'.repeat(65) }, null],
  ])('%s', (_, body, version) => expect(readVersion(body)).toBe(version))
})

describe('what the served version asks of a device', () => {
  test.each<[string, string | null, string | null, string]>([
    ['to keep it, the first time', null, '0.1.0', 'keep'],
    ['nothing while it is the same', '0.1.0', '0.1.0', 'nothing'],
    ['to clear away what an older one left', '0.1.0', '0.2.0', 'clear'],
    ['the same when the server goes back', '0.2.0', '0.1.0', 'clear'],
    ['to clear away what stands under a text of anybody’s', 'rubbish', '0.1.0', 'clear'],
    ['the same under an empty one', '', '0.1.0', 'clear'],
    ['nothing where none was served', '0.1.0', null, 'nothing'],
    ['nothing where there is none on either side', null, null, 'nothing'],
  ])('%s', (_, kept, served, expected) => expect(decideOnVersion(kept, served)).toBe(expected))
})
