import { beforeEach, expect, test, vi } from 'vitest'
import { games } from '#games/registry.ts'
import { listWords, type Shown } from './support/words/approve-words.ts'
import { wordsOfGame } from './support/words/words-of-game.tsx'

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

test.each(games.map(({ slug }) => slug))(
  'words of %s',
  async (slug) => {
    const shown: Shown[] = []
    for await (const each of wordsOfGame(slug)) shown.push(each)
    await expect(listWords(shown)).toMatchFileSnapshot(`approved-words/${slug}.txt`)
  },
  timeoutMs,
)
