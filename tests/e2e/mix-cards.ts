import type { Page } from 'playwright-core'
import type { Visit } from './every-screen.ts'
import { button, passTime, press } from './game-actions.ts'

/** What tells the kinds of cards apart, as it stands on them. */
const marks = {
  never: 'Never have I ever…',
  truth: ': truth or dare?',
  likely: 'Who is most likely to…',
  charades: 'for your eyes only',
  category: 'Name one. Pass it on.',
  country: /Name one with [A-Z]\. Pass it on\./,
  rule: /For the next \w+ cards:/,
  over: 'No longer a rule:',
} as const

export type CardKind = keyof typeof marks

const cardKinds = Object.keys(marks) as CardKind[]

const nobody: Visit = async () => {}

/** Which kind of card lies on the table; a game’s end is none. */
export async function kindOf(page: Page): Promise<CardKind | null> {
  const end = page.getByRole('list', { name: 'Who did what' })
  const any = cardKinds.reduce((found, kind) => found.or(page.getByText(marks[kind])), end)
  await any.first().waitFor()
  for (const kind of cardKinds) if ((await page.getByText(marks[kind]).count()) > 0) return kind
  return null
}

/** Plays the card from its first screen to its last. */
export async function playCard(page: Page, kind: CardKind, visit = nobody): Promise<void> {
  const look = () => visit(page)
  await look()
  switch (kind) {
    case 'never':
      await button(page, 'Mia').click()
      await look()
      await press(page, 'Next')
      await page.getByRole('main').getByText('Only Mia has…').waitFor()
      await look()
      return press(page, 'Told it')
    case 'truth':
      await press(page, 'Dare')
      await look()
      return press(page, 'Did it')
    case 'likely':
      await press(page, 'Count in')
      await visit(page, () => press(page, 'Count in'))
      await passTime(page, 3000)
      await button(page, 'Nobody').waitFor()
      await press(page, 'Mia', 'Mia', 'Emil')
      await look()
      await press(page, 'Crown')
      await look()
      return press(page, 'Next')
    case 'charades':
      await press(page, 'Start')
      await visit(page, () => press(page, 'Carry on'))
      return press(page, 'Got it')
    case 'category':
    case 'country':
      await press(page, 'Start')
      await visit(page, () => press(page, 'Carry on'))
      await press(page, 'Next')
      await visit(page, () => press(page, 'Carry on'))
      if (kind === 'country') await press(page, 'That broke it')
      else {
        await press(page, 'Challenge')
        await look()
        await press(page, 'Out')
      }
      await look()
      return press(page, 'Next')
    case 'rule':
      return press(page, 'So be it')
    case 'over':
      return press(page, 'At ease')
  }
}

/** Plays on until a card of that kind lies on the table. */
export async function playUntil(page: Page, wanted: CardKind): Promise<void> {
  for (let kind = await kindOf(page); kind !== wanted; kind = await kindOf(page)) {
    if (kind === null) throw new Error(`The game ended before a card of ${wanted}.`)
    await playCard(page, kind)
  }
}
