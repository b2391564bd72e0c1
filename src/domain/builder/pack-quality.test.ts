import { describe, expect, test } from 'vitest'
import type { CustomPrompt } from '../packs/custom-pack.ts'
import { newDraft } from './draft.ts'
import { checkPackQuality } from './pack-quality.ts'

const { metadata } = newDraft({ id: 'abc', author: '', ownerId: null, game: null, nowMs: 0 })
const prompts = (count: number, text = (at: number) => `Prompt ${at}`): CustomPrompt[] =>
  Array.from({ length: count }, (_, at) => ({ text: text(at) }))
const met = (tags: string[], list: readonly CustomPrompt[]) =>
  checkPackQuality({ ...metadata, tags }, list)
    .filter(({ isMet }) => isMet)
    .map(({ id }) => id)

describe('what makes a good pack', () => {
  test.each([
    ['nothing yet', [], [], []],
    ['one prompt', [], prompts(1), ['short', 'different']],
    ['twelve', [], prompts(12), ['enough', 'short', 'different']],
    ['empty ones do not count', [], prompts(12, () => ' '), []],
    ['a prompt twice', [], prompts(2, () => 'same'), ['short']],
    ['long ones', [], prompts(2, (at) => `${at}${'x'.repeat(120)}`), ['different']],
    ['somebody is named', [], [{ text: '{other} sings' }], ['short', 'different', 'named']],
    ['a tag', ['uni'], [], ['found']],
    ['a cover', ['icon:ph:dog-fill'], [], ['cover']],
    ['truths alone', ['truth-or-dare'], prompts(2), ['short', 'different']],
    [
      'truths and dares',
      ['truth-or-dare'],
      [...prompts(1), { text: 'Sing.', kind: 'dare' as const }],
      ['short', 'different', 'both'],
    ],
  ])('%s', (_, tags, list, ids) => {
    expect(met(tags, list)).toEqual(ids)
  })

  test('tags count where strangers search, and nowhere else', () => {
    const ids = (tags: string[]) => checkPackQuality({ ...metadata, tags }, []).map(({ id }) => id)
    expect(ids(['listed'])).toContain('found')
    expect(ids(['unlisted'])).not.toContain('found')
  })

  test('it says how many are missing', () => {
    expect(checkPackQuality(metadata, prompts(5))[0]?.advice).toBe(
      '7 more make a round: 12 prompts or so.',
    )
  })
})
