import { describe, expect, test } from 'vitest'
import { filterTerms, packTerms, toSearchWords, wordsFromTerms } from './search-terms.ts'

describe('words of a text', () => {
  test.each([
    ['are lower case', 'Friday NIGHT', ['friday', 'night']],
    ['have no accents', 'Crème brûlée', ['creme', 'brulee']],
    ['have plain letters', 'Øl på Æbleskiver, Straße', ['ol', 'pa', 'aebleskiver', 'strasse']],
    [
      'have a plain letter for every other one',
      'æa œb øc ðd đe þf łg ßh ıi',
      ['aea', 'oeb', 'oc', 'dd', 'de', 'thf', 'lg', 'ssh', 'ii'],
    ],
    ['have no marks that come apart', 'İstanbul ﬁne', ['istanbul', 'fine']],
    ['end at what is no letter or number', "it's-a/2nd_try!", ['it', '2nd', 'try']],
    ['come once', 'beer Beer bêer', ['beer']],
    ['of one letter are none', 'a b cd', ['cd']],
    ['may be of any script', 'вечеринка 飲み会', ['вечеринка', '飲み会'.normalize('NFKD')]],
    ['are cut where they are endless', 'x'.repeat(99), ['x'.repeat(32)]],
    ['are none in signs alone', '<!-- % _ \\ "', []],
  ])('%s', (_, text, words) => expect(toSearchWords(text)).toEqual(words))
})

const metadata = {
  id: 'p1',
  name: 'Cabin trip',
  description: 'Snow and sauna',
  author: 'Sofie',
  explicit: false,
  alcohol: true,
  creation_date: '',
  tags: ['truth-or-dare', 'icon:ph:mountains', 'Ski  Week'],
}

describe('terms of a pack', () => {
  test('are its words, its own tags, one term for every choice of game and flags, and one for all', () => {
    const words = ['cabin', 'trip', 'ski', 'week', 'truth', 'or', 'dare', 'sofie', 'snow', 'and']
    expect(packTerms({ metadata })).toEqual([
      'all',
      'game:truth-or-dare',
      'game:truth-or-dare+explicit:0',
      'game:truth-or-dare+explicit:0+alcohol:1',
      'game:truth-or-dare+alcohol:1',
      'explicit:0',
      'explicit:0+alcohol:1',
      'alcohol:1',
      'tag:ski week',
      ...[...words, 'sauna'].map((word) => `w:${word}`),
    ])
  })

  test('hold sixty words at most, the name’s before the description’s', () => {
    const description = Array.from({ length: 90 }, (_, n) => `word${n}`).join(' ')
    const words = wordsFromTerms(packTerms({ metadata: { ...metadata, description } }))
    expect(words).toHaveLength(60)
    expect(words.slice(0, 2)).toEqual(['cabin', 'trip'])
  })

  test.each([
    [{}, []],
    [{ tag: 'Ski Week' }, ['tag:ski week']],
    [{ game: 'truth-or-dare' }, ['game:truth-or-dare']],
    [{ explicit: false }, ['explicit:0']],
    [{ alcohol: true }, ['alcohol:1']],
    [{ explicit: false, alcohol: true }, ['explicit:0+alcohol:1']],
    [{ game: 'truth-or-dare', explicit: false }, ['game:truth-or-dare+explicit:0']],
    [{ game: 'truth-or-dare', alcohol: true }, ['game:truth-or-dare+alcohol:1']],
    [
      { tag: 'Ski Week', game: 'truth-or-dare', explicit: false, alcohol: true },
      ['tag:ski week', 'game:truth-or-dare+explicit:0+alcohol:1'],
    ],
  ])('that %j asks for are among them', (filters, terms) => {
    expect(filterTerms(filters)).toEqual(terms)
    expect(packTerms({ metadata })).toEqual(expect.arrayContaining(terms))
  })
})
