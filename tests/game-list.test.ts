import { expect, test } from 'vitest'
import { isPackGame } from '#games/define-game.ts'
import { findGame, findPackGame, gamePath, games } from '#games/registry.ts'

/** As the street shows them: curtain, what it is about, who it is for, and in what it is dyed. */
const street = [
  '/games/never-have-i-ever | Never have/I ever | Confess. Or don’t. | 2–20 | sakura, nhie',
  '/games/truth-or-dare | Truth/or dare | Choose your fate | 2–20 | vermilion, tod',
  '/games/most-likely-to | Most/likely to | Point at a friend | 3–20 | mustard, most',
  '/games/charades | Charades | Act it, not a word | 2–20 | matcha, charades',
  '/games/category | Category | Name one, fast | 2–20 | asagi, category',
  '/games/country-island-city | Country/Island City | One letter, five columns | 2–20 | sora, cic',
  '/games/meyer | Meyer | Bluff with two dice | 1–20 | kaki, meyer',
  '/games/drunk-dice | Drunk dice | Two dice, no mercy | 2–20 | kaki over mustard, drunkdice',
  '/games/slusen | Slusen | Cards for a bar by a lock | 2–20 | sora over asagi, slusen',
  '/games/squiffy | Squiffy | Cards for any bar | 2–20 | plain over sora, squiffy',
  '/games/scrollbar | Scrollbar | Cards for a coders’ bar | 2–20 | matcha over plain, scrollbar',
  '/games/word-guess | Word guess | Twenty questions | 2–20 | sakura over plain, wordguess',
  '/games/more-or-less/team-select | More/or less | Which is bigger? | 2–20 | mustard over vermilion, moreless',
  '/games/mix | Mix | Six games in one | 2–20 | plain over mustard, mix',
]

test('every game hangs on the street under its path, its words and its cloth', () => {
  const shown = games.map((game) => {
    const { titleLines: curtain, tagline, players, cloth, dye, crest } = game
    const dyed = dye ? `${cloth} over ${dye}` : cloth
    const seats = `${players.min}–${players.max}`
    return [gamePath(game), curtain.join('/'), tagline, seats, `${dyed}, ${crest}`].join(' | ')
  })
  expect(shown).toEqual(street)
})

test('a game’s title is what its curtain says', () => {
  expect(games.map(({ title }) => title)).toEqual(
    games.map(({ titleLines: curtain }) => curtain.join(' ')),
  )
})

test.each([
  ['never-have-i-ever', 'neverHaveIEver', 'prompts'],
  ['truth-or-dare', 'truthOrDare', 'prompts'],
  ['most-likely-to', 'mostLikelyTo', 'prompts'],
  ['charades', 'charades', 'phrases'],
  ['category', 'category', 'categories'],
  ['country-island-city', 'country-island-city', 'columns'],
])('%s is played from packs of the collection %s, which hold %s', (slug, collection, unit) => {
  expect(findPackGame(slug)).toMatchObject({ slug, collection, unit })
})

test('a game without packs is found as a game alone', () => {
  expect(games.filter(isPackGame)).toHaveLength(6)
  expect(findGame('meyer')?.slug).toBe('meyer')
  expect(findPackGame('meyer')).toBeNull()
  expect(findGame('chess')).toBeNull()
})
