import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openMessageCatcher } from '../messages/message-catcher.ts'
import { openOutboxFolder } from '../messages/outbox-folder.ts'
import { startBuiltServer } from '../server/built-server.ts'
import { findFreePort } from '../server/free-port.ts'
import { patienceMs } from '../vitest/patience.ts'
import { openIdClient, startOpenIdProvider } from './openid-provider.ts'
import { goodPassword } from './visitor.ts'

/** A server that people sign in to: its letters can be read, and an OpenID provider stands beside it. */
export async function startAccountServer() {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'party-dojo-accounts-'))
  const openId = await startOpenIdProvider([`${url}/api/auth/callback/oidc`])
  const catcher = await openMessageCatcher(dataDir)
  const server = await startBuiltServer({
    ...catcher.env,
    PORT: String(port),
    ORIGIN: url,
    DATA_DIR: dataDir,
    OIDC_ISSUER: openId.issuer,
    OIDC_CLIENT_ID: openIdClient.id,
    OIDC_CLIENT_SECRET: openIdClient.secret,
  })
  const outbox = openOutboxFolder(dataDir)

  /** The newest letter or text message to somebody, once there are so many. */
  async function emailTo(to: string, count = 1): Promise<string> {
    const giveUpAtMs = performance.now() + patienceMs
    while (performance.now() < giveUpAtMs) {
      const email = await outbox.waitFor(to, count - 1)
      if (email !== null) return email
      await sleep(50)
    }
    throw new Error(`no letter ${count} to ${to}`)
  }

  async function linkTo(to: string, count = 1): Promise<string> {
    const [link] = /https?:\/\/\S+/.exec(await emailTo(to, count)) ?? []
    if (link === undefined) throw new Error(`no link to ${to}`)
    return link
  }

  async function codeTo(to: string, count = 1): Promise<string> {
    const [code] =
      /\b(?:\d{6}|\d{8})\b/.exec((await emailTo(to, count)).replace(/^To: .*/, '')) ?? []
    if (code === undefined) throw new Error(`no code to ${to}`)
    return code
  }

  /** An account whose e-mail is confirmed; nobody is signed in by it. */
  async function makeAccount(name: string): Promise<{ email: string; password: string }> {
    const email = `${name.toLowerCase()}.${Math.random().toString(36).slice(2, 8)}@guests.example`
    const answer = await fetch(`${url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ name, email, password: goodPassword, callbackURL: '/verify-email' }),
    })
    if (!answer.ok) throw new Error(`no account: ${await answer.text()}`)
    await fetch(await linkTo(email), { redirect: 'manual' })
    return { email, password: goodPassword }
  }

  /** Guesses at a password until the account’s tries are used up. */
  async function guessAt(email: string): Promise<void> {
    for (let status = 0; status !== 429; ) {
      const answer = await fetch(`${url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ email, password: 'a guess of a stranger' }),
      })
      status = answer.status
    }
  }

  return {
    url,
    openId,
    guessAt,
    linkTo,
    codeTo,
    makeAccount,
    async stop() {
      await server.stop()
      await openId.stop()
      await catcher.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type AccountServer = Awaited<ReturnType<typeof startAccountServer>>
