import { describe, expect, test } from 'vitest'
import { findByWords } from './find-by-words.ts'

const texts = {
  delete: 'How do I delete my account? On your profile, under Settings. Nobody can bring it back.',
  offline: 'Does it work without a network? Once a game is open, it does: offline is fine.',
  cafe: 'Can my café have a game? Write to us, Øystein.',
  coins: 'What are 150 coins good for? A premium pack for a day.',
}

type Row = [asked: string, found: (keyof typeof texts)[], why: string]

const all: Row[1] = ['delete', 'offline', 'cafe', 'coins']

describe('finding by words', () => {
  test.each<Row>([
    ['', all, 'nothing asked gives everything'],
    ['   ?!', all, 'and so do signs'],
    ['delete', ['delete'], 'a word of the question'],
    ['settings', ['delete'], 'a word of the answer'],
    ['account delete', ['delete'], 'in any order'],
    ['profile delete', ['delete'], 'from both'],
    ['DELETE', ['delete'], 'in any case'],
    ['cafe', ['cafe'], 'an accent less'],
    ['cáfé', ['cafe'], 'an accent more'],
    ['oystein', ['cafe'], 'a letter that people abroad have not got'],
    ['off', ['offline'], 'the beginning of a word'],
    ['line', [], 'but not its middle'],
    ['delete coins', [], 'every word, not any'],
    ['how do I delete my account?', ['delete'], 'a whole question'],
    ['what is offline', ['offline'], 'whatever it is padded with'],
    ['game', ['offline', 'cafe'], 'several, in their order'],
    ['150', ['coins'], 'a number'],
    ['can', ['delete', 'cafe'], 'a filler when it is all there is'],
    ['ça ne marche pas', [], 'what nobody wrote of'],
    ['a'.repeat(5000), [], 'something long'],
  ])('%j gives %j: %s', (asked, found) => {
    const names = Object.keys(texts) as (keyof typeof texts)[]
    expect(findByWords(names, (name) => texts[name], asked)).toEqual(found)
  })
})
