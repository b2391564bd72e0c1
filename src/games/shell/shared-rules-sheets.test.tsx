import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeRulesCode } from '#domain/table/rules-code.ts'
import type { Game } from '#games/define-game.ts'
import { choice, houseRules, toggle, withOwnPhones } from '#games/house-rules.ts'
import { OpenedRulesSheet } from './opened-rules-sheet.tsx'
import { ShareRulesSheet } from './share-rules-sheet.tsx'

const rules = houseRules({
  lives: choice(
    'Lives',
    'To start with.',
    [
      [3, 'Three'],
      [4, 'Four'],
    ],
    4,
  ),
  dodges: withOwnPhones(toggle('Dodges', 'Call it right.', true)),
})
const game = { slug: 'meyer', title: 'Meyer' } as Game
const nothing = () => {}

/** What is read, piece by piece. */
function read(html: string): string[] {
  return html
    .replace(/<[^>]+>/g, '\n')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

function opened(changes: [string, string][], name = 'As in Odense'): string[] {
  const code = writeRulesCode({ game: 'meyer', name, changes })
  return openedCode(code)
}

function openedCode(code: string): string[] {
  const props = { game, rules, code, onOptions: nothing, onMessage: nothing, onClose: nothing }
  return read(renderToStaticMarkup(<OpenedRulesSheet {...props} />))
}

const choices = ['Keep mine', 'Play by these rules']
const lead = 'For Meyer, from the next game on. The rest is as usual.'

describe('a link that was opened shows', () => {
  test.each<[string, string[], string[]]>([
    [
      'each rule that differs, and what is usual',
      opened([['lives', '3']]),
      ['As in Odense', lead, 'Lives: Three', 'Usual: Four', ...choices],
    ],
    [
      'what counts only with a phone each',
      opened([['dodges', 'off']]),
      ['As in Odense', lead, 'Dodges: Off', 'Usual: On. Counts with a phone each', ...choices],
    ],
    [
      'what is left out, and why',
      opened([
        ['spitInTheCup', 'on'],
        ['lives', '9'],
      ]),
      [
        ...['As in Odense', lead],
        ...['Spit in the cup', 'Left out: there is no such rule here'],
        ...['Lives', 'Left out: 9 cannot be chosen, so as usual'],
        ...choices,
      ],
    ],
    [
      'that all is as usual, without a name',
      opened([], ''),
      ['House rules', 'For Meyer, from the next game on. All as usual.', ...choices],
    ],
    [
      'that it cannot be read',
      openedCode('1.meyer.As_in'),
      [
        'No rules in this link',
        'It was cut short, or a letter of it is wrong. Ask for it again.',
        'Keep mine',
      ],
    ],
  ])('%s', (_, shown, words) => {
    expect(shown).toEqual(words)
  })
})

describe('sharing', () => {
  beforeEach(() => vi.stubGlobal('location', { origin: 'https://a.dk' }))
  afterEach(() => vi.unstubAllGlobals())

  const shared = (seating: 'passed' | 'own', options: typeof rules.defaults) =>
    renderToStaticMarkup(
      <ShareRulesSheet {...{ game, rules, options, seating }} onClose={nothing} />,
    )

  test('gives a link and a code of what differs', () => {
    const html = shared('passed', { lives: 3, dodges: false })
    expect(html).toMatch(/value="https:\/\/a\.dk\/games\/meyer#rules=1\.meyer\.\.lives=3\./)
    expect(html).toContain('aria-label="QR code: House rules of Meyer"')
    expect(read(html)).toEqual(
      expect.arrayContaining(['Lives: Three', 'Usual: On. Counts with a phone each']),
    )
  })

  test('does not speak of phones where everybody has one', () => {
    expect(read(shared('own', { lives: 4, dodges: false }))).toContain('Usual: On')
  })

  test('has nothing to give of the usual rules', () => {
    const html = shared('passed', rules.defaults)
    expect(read(html)).toEqual(['Share rules', 'They are the usual ones. Change one first.'])
  })
})
