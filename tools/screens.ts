import type { Page } from 'playwright-core'
import {
  button,
  endGame,
  openGame,
  passTime,
  playWithRules,
  press,
  seat,
} from '#tests/e2e/game-actions.ts'
import { buyPremium, checkoutOf, goToCheckout } from '#tests/e2e/premium-checkout.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { calendarWalk } from './calendar-screens.ts'
import { contactWalk } from './contact-screens.ts'
import { dareWalk } from './dare-screens.ts'
import { drunkDiceWalk, toolWalks } from './dice-screens.ts'
import { doorWalks } from './door-screens.ts'
import { infoWalks } from './info-screens.ts'
import { mixWalk } from './mix-screens.ts'
import { packWalk } from './pack-screens.ts'
import { paperWalk } from './paper-screens.ts'
import { venueWalks } from './venue-screens.ts'
import { type ServerAddress, type Step, starts, taps } from './walking.ts'

/** The README's pictures: a screen and a theme. */
export const shownOff = [
  'home-night',
  'never-have-i-ever-night',
  'truth-or-dare-choice-paper',
  'builder-4-night',
  'profile-night',
]

/** Of a film, in one size. */
export const shownOffInRooms = [
  'room-never-have-i-ever-ask-Ida-390x844-night',
  'room-never-have-i-ever-reveal-tv-1280x720-night',
]

/** Walks from a fresh phone, each through the screens of one place. */
export const walks: readonly (readonly Step[])[] = [
  [['home', (page) => page.goto('/')]],
  [['error-404', (page) => page.goto('/nowhere')]],
  contactWalk,
  ...infoWalks,
  [['dojo-coins', (page) => page.goto('/info/dojo-coins')]],
  [
    ['pricing', (page) => page.goto('/info/pricing')],
    ['premium-cancelled', (page) => page.goto('/info/premium-cancelled')],
    ['premium-failed', (page) => page.goto('/info/premium-failed')],
  ],
  [
    ['premium-till', goToPay],
    ['premium-processing', waitForWord],
    ['premium-confirmation', pay],
    ['premium-pricing', (page) => page.goto('/info/pricing')],
    ['premium-profile', (page) => page.goto('/profile#premium')],
    ['premium-cancel', taps('Cancel')],
    ['premium-ending', endBelt],
  ],
  [
    ['profile', becomeMember],
    ['profile-claimed', (page) => press(page, 'Claim First bow')],
    ['profile-history', taps('Where they came from')],
    ['profile-invite', (page) => page.keyboard.press('Escape').then(() => press(page, 'Invite'))],
    ['profile-spend', (page) => page.keyboard.press('Escape').then(() => press(page, 'Long haul'))],
    [
      'profile-settings',
      (page) => page.keyboard.press('Escape').then(() => press(page, 'Settings')),
    ],
    ['profile-password', taps('Password')],
    ['profile-delete', (page) => page.keyboard.press('Escape').then(() => press(page, 'Delete'))],
  ],
  [
    ['sign-in', (page) => page.goto('/sign-in')],
    ['sign-in-empty', taps('Sign in')],
    ['sign-in-denied', (page) => page.goto('/sign-in?error=access_denied')],
  ],
  [
    ['sign-up', (page) => page.goto('/sign-up')],
    ['sign-up-mail', signUp],
  ],
  [
    ['reset-password', (page) => page.goto('/reset-password')],
    ['reset-password-new', (page) => page.goto('/reset-password?token=some')],
    ['verify-email-stale', (page) => page.goto('/verify-email?error=TOKEN_EXPIRED')],
    ['verify-email', (page) => page.goto('/verify-email')],
  ],
  [
    ['door-empty', (page) => openGame(page, 'Never have I ever')],
    ['players', openPlayers],
    [
      'door',
      (page) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /kept for/ })
          .click(),
    ],
    ['packs', (page) => page.getByRole('button', { name: /2 packs/ }).click()],
    ['house-rules', (page) => page.keyboard.press('Escape').then(() => press(page, 'House rules'))],
  ],
  [
    ['never-have-i-ever', starts('Never have I ever')],
    ['never-have-i-ever-guilty', taps('Mia')],
    ['never-have-i-ever-story', taps('Next')],
    ['leave', taps('Told it', 'Leave')],
    ['never-have-i-ever-end', taps('End it here')],
  ],
  [
    ['truth-or-dare-choice', starts('Truth or dare')],
    ['truth-or-dare-truth', taps('Truth')],
    ['truth-or-dare-timed', takeTimedDare],
    [
      'truth-or-dare-forced',
      taps(
        'Did it',
        'Truth',
        'Told it',
        'Truth',
        'Told it',
        'Truth',
        'Told it',
        'Truth',
        'Told it',
      ),
    ],
    ['truth-or-dare-end', endGame],
  ],
  [
    ['most-likely-to', starts('Most likely to')],
    ['most-likely-to-count-in', taps('Count in')],
    ['most-likely-to-tally', tally],
    ['most-likely-to-crown', taps('Crown')],
    ['most-likely-to-end', endGame],
    ['most-likely-to-secret', (page) => playWithRules(page, { Voting: 'In secret' })],
    ['most-likely-to-cover', taps('Vote')],
    ['most-likely-to-ballot', taps('Open it')],
  ],
  [
    ['charades-teams', starts('Charades', { 'The clock': '30 seconds' })],
    ['charades-ready', taps('Begin')],
    ['charades-running', actOut],
    ['charades-steal', (page) => passTime(page, 30_000)],
    ['charades-list', taps('Stolen')],
    ['charades-end', endGame],
  ],
  [
    ['category', starts('Category')],
    ['category-turn', taps('Start')],
    ['category-challenge', taps('Next', 'Challenge')],
    ['category-settled', taps('Out')],
    ['category-end', endGame],
    [
      'category-bomb',
      (page) =>
        playWithRules(page, { 'The clock': 'A hidden bomb' }).then(() => press(page, 'Light it')),
    ],
  ],
  [
    ['country-island-city', starts('Country Island City')],
    ['country-island-city-writing', taps('Stop')],
    ['country-island-city-grace', taps('Jonas')],
    ['country-island-city-marking', taps('Pens down', 'Shared Jonas', 'Shared Mia')],
    ['country-island-city-marked', taps('Out Emil')],
    ['country-island-city-scores', count],
    ['country-island-city-end', endGame],
    ['country-island-city-out-loud', goOutLoud],
    ['country-island-city-out', (page) => passTime(page, 5000)],
  ],
  ...doorWalks,
  drunkDiceWalk,
  ...venueWalks,
  mixWalk,
  ...toolWalks,
  calendarWalk,
  dareWalk,
  packWalk,
  paperWalk,
]

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('sofie@guests.example')
  await page.getByLabel('Password', { exact: true }).fill('seven petals on the floor')
  await press(page, 'Create account')
  await page.getByRole('heading', { name: 'Ask to be let in' }).waitFor()
}

async function becomeMember(page: Page, server: ServerAddress): Promise<void> {
  const { userId } = await signUpIn(page.context(), server)
  const post = (path: string, data: object) =>
    page.request.fetch(`/api/users/${userId}${path}`, { method: 'POST', data })
  for (const game of ['charades', 'truth-or-dare']) {
    await page.request.put(`/api/users/${userId}/liked_games/${game}`)
    await post('/deeds', { deed: 'game-finished', game, sober: true })
  }
  await page.goto('/profile')
}

async function goToPay(page: Page, server: ServerAddress): Promise<void> {
  await signUpIn(page.context(), server)
  await goToCheckout(page)
}

/** A buyer returns before the payment's webhook arrives. */
async function waitForWord(page: Page): Promise<void> {
  await page.goto(`/info/premium-processing?sid=${checkoutOf(page)}`)
}

async function pay(page: Page): Promise<void> {
  await buyPremium(page)
}

async function endBelt(page: Page): Promise<void> {
  await button(page, 'Cancel it').click()
  await page.getByText(/^Ends on/).waitFor()
}

async function openPlayers(page: Page): Promise<void> {
  await seat(page)
  await press(page, '4 at the table')
}

async function takeTimedDare(page: Page): Promise<void> {
  await press(page, 'Told it', 'Dare')
  const clock = page.getByRole('button', { name: /tap to start/ })
  while ((await clock.count()) === 0) await press(page, 'Not for us')
  await clock.click()
}

async function tally(page: Page): Promise<void> {
  await passTime(page, 3000)
  await button(page, 'Nobody').waitFor()
  await press(page, 'Mia', 'Mia', 'Emil')
}

async function actOut(page: Page): Promise<void> {
  await press(page, 'Ready')
  await button(page, 'Hit').waitFor()
  await press(page, 'Hit', 'Pass', 'Hit')
}

async function count(page: Page): Promise<void> {
  await press(page, 'Next', 'Next', 'Next', 'Next', 'Count it')
}

async function goOutLoud(page: Page): Promise<void> {
  await playWithRules(page, { 'How we play': 'Out loud' })
  await press(page, 'Stop', 'Go', 'Said it')
}
