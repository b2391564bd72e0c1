import { beforeEach, expect, test, vi } from 'vitest'
import { games } from '#games/registry.ts'
import { listWords } from './support/words/approve-words.ts'
import { type Priced, wordsOfGame } from './support/words/words-of-game.tsx'

vi.mock('react-router', () => ({
  Link: 'a',
  useNavigate: () => () => {},
  useLocation: () => ({ pathname: '/' }),
}))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('navigator', { onLine: true, vibrate() {} })
})

const timeoutMs = 60_000

/** A bar’s cards say their price themselves, and have other words only for a sober table. */
const bars: readonly string[] = ['slusen', 'squiffy', 'scrollbar']
const softWords = /soft sips?|sips? without alcohol|a sip a finger/gi
const sips = /\bsips?\b/i

test.each(games.map(({ slug }) => slug))(
  'words of %s, and of prices only those that are owed',
  async (slug) => {
    const shown: Priced[] = []
    for await (const each of wordsOfGame(slug)) shown.push(each)
    const texts = (owed: string) =>
      shown.filter((each) => each.owed === owed).flatMap((each) => each.texts)
    expect(
      texts('points').filter((text) => /\bsips?\b|\bdrink|water counts|a water\b/i.test(text)),
    ).toEqual([])
    if (!bars.includes(slug)) {
      expect(texts('water').filter((text) => sips.test(text))).toEqual([])
      expect(texts('soft').filter((text) => sips.test(text.replaceAll(softWords, '')))).toEqual([])
    }
    await expect(listWords(shown)).toMatchFileSnapshot(`approved-words/${slug}.txt`)
  },
  timeoutMs,
)
