import type { Page } from 'playwright-core'
import { press } from '#tests/e2e/game-actions.ts'
import { publishPack } from '#tests/support/packs/publish-pack.ts'
import { runOperator } from '#tests/support/server/run-operator.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { goodPassword } from '#tests/support/users/visitor.ts'
import type { ServerAddress, Step } from './walking.ts'

const named = { OPERATOR_NAME: 'Mia Holm', SUPPORT_EMAIL: 'mia@bar.example' }
const email = 'sofie@guests.example'
const packId = 'flat-4'

/** What a site shows that its operator has set otherwise: a server for each. */
export const hostingSites: readonly {
  env: Record<string, string>
  walks: readonly (readonly Step[])[]
}[] = [
  {
    env: named,
    walks: [
      [
        ['no-mail-sign-up', (page) => page.goto('/sign-up')],
        ['no-mail-asked', signUp],
        ['no-mail-sign-in', (page) => page.goto('/sign-in')],
        ['no-mail-unconfirmed', (page) => signIn(page, 'Ask the person who runs this site')],
        ['no-mail-password', (page) => page.goto('/reset-password')],
        ['no-mail-link', openLink],
        ['no-mail-link-spent', openSpentLink],
        ['no-mail-blocked', signInBlocked],
      ],
      [['pack-hidden', openHiddenPack]],
    ],
  },
  {
    env: { ...named, PRIVATE: 'on', SIGN_UP: 'off' },
    walks: [
      [
        ['private-sign-in', (page) => page.goto('/games/meyer')],
        ['private-sign-up', (page) => page.goto('/sign-up')],
      ],
    ],
  },
  {
    env: { HTTPS: 'local', HTTPS_PORT: '0' },
    walks: [[['trust', (page) => page.goto('/trust')]]],
  },
]

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
}

async function signUp(page: Page): Promise<void> {
  await fillIn(page)
  await press(page, 'Create account')
  await page.getByRole('heading', { name: 'Ask to be let in' }).waitFor()
}

async function signIn(page: Page, answer: string): Promise<void> {
  await fillIn(page)
  await press(page, 'Sign in')
  await page.getByText(answer).waitFor()
}

async function operate({ baseUrl, dataDir }: ServerAddress, ...words: string[]): Promise<string> {
  const { output } = await runOperator(words, { DATA_DIR: dataDir, ORIGIN: baseUrl })
  return output
}

async function openLink(page: Page, server: ServerAddress): Promise<void> {
  const [link = ''] = /https?:\S+/.exec(await operate(server, 'users', 'link', email)) ?? []
  await page.goto(link)
}

async function openSpentLink(page: Page): Promise<void> {
  const link = page.url()
  await press(page, 'Sign in')
  await page.waitForURL((url) => url.pathname !== '/sign-in')
  await page.context().clearCookies()
  await page.goto(link)
  await press(page, 'Sign in')
  await page.getByText('This link has been used').waitFor()
}

async function signInBlocked(page: Page, server: ServerAddress): Promise<void> {
  await operate(server, 'users', 'confirm', email)
  await operate(server, 'users', 'block', email, '--reason', 'Spam')
  await page.goto('/sign-in')
  await signIn(page, 'This account is blocked')
}

/** Its owner reads why. */
async function openHiddenPack(page: Page, server: ServerAddress): Promise<void> {
  await signUpIn(page.context(), server)
  await publishPack(page.context(), server.baseUrl, { id: packId, name: 'Flat 4' })
  await operate(server, 'packs', 'hide', packId, '--reason', 'It names a neighbour in full.')
  await page.goto(`/game/${packId}`)
}
