import { describe, expect, test } from 'vitest'
import {
  type ActiveBuilds,
  activateBuild,
  outdatedCaches,
  readActiveBuilds,
} from './build-caches.ts'

const both = (key: string) => [`party-dojo:build:${key}`, `party-dojo:pages:${key}`]
const lasting = ['party-dojo:builds', 'party-dojo:assets', 'party-dojo:icons']

describe('which build is active', () => {
  test.each<[string, ActiveBuilds, string, ActiveBuilds]>([
    ['the first', { active: null, before: null }, 'a', { active: 'a', before: null }],
    ['the next', { active: 'a', before: null }, 'b', { active: 'b', before: 'a' }],
    ['a third', { active: 'b', before: 'a' }, 'c', { active: 'c', before: 'b' }],
    ['one rolled back', { active: 'b', before: 'a' }, 'a', { active: 'a', before: 'b' }],
    ['the same again', { active: 'b', before: 'a' }, 'b', { active: 'b', before: 'a' }],
  ])('%s', (_, builds, key, expected) => {
    expect(activateBuild(builds, key)).toEqual(expected)
  })

  test.each([null, undefined, 7, 'a', [], {}, { active: 3 }, { active: null }])(
    '%j was noted: nobody was',
    (value) => {
      expect(readActiveBuilds(value)).toEqual({ active: null, before: null })
    },
  )

  test('what was noted is read', () => {
    const noted = { active: 'b', before: 'a', more: 1 }
    expect(readActiveBuilds(noted)).toEqual({ active: 'b', before: 'a' })
  })
})

describe('caches that go', () => {
  test.each<[string, string[], ActiveBuilds, string[]]>([
    ['none at first', [...both('a'), ...lasting], { active: 'a', before: null }, []],
    ['not the build before', [...both('a'), ...both('b')], { active: 'b', before: 'a' }, []],
    [
      'all older ones',
      [...both('a'), ...both('b'), ...both('c'), ...lasting],
      { active: 'c', before: 'b' },
      both('a'),
    ],
    [
      'one that was fetched and never active',
      [...both('a'), ...both('b'), ...both('c')],
      { active: 'c', before: 'a' },
      both('b'),
    ],
    [
      'not one that is just being fetched',
      [...both('a'), ...both('b'), 'party-dojo:build:c'],
      { active: 'b', before: 'a' },
      [],
    ],
    [
      'those of a worker that nobody remembers',
      ['v1', 'workbox-precache-v2-http://localhost/', 'party-dojo:old', ...both('a'), 'v2'],
      { active: 'a', before: null },
      ['v1', 'workbox-precache-v2-http://localhost/', 'party-dojo:old', 'v2'],
    ],
    [
      'not the one before, rolled back to, though it is older than what it replaces',
      [...both('a'), ...both('b')],
      { active: 'a', before: 'b' },
      [],
    ],
  ])('%s', (_, names, builds, expected) => {
    expect(outdatedCaches(names, builds)).toEqual(expected)
  })
})
