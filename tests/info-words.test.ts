import { expect, test, vi } from 'vitest'
import { listWords } from './support/words/approve-words.ts'
import { wordsOfInfo } from './support/words/words-of-info.tsx'

vi.mock('react-router', () => ({
  Link: 'a',
  useNavigate: () => () => {},
  createContext: () => ({}),
}))

test('words of pages about the house', async () => {
  await expect(listWords(wordsOfInfo())).toMatchFileSnapshot('approved-words/info.txt')
})
