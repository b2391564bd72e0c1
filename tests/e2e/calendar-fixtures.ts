import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { test as base } from './fixtures.ts'

const clock = join(import.meta.dirname, '../support/server/movable-clock.mjs')
export const path = '/misc/christmass-calendar'
/** A December that is to come, so that the clock is only ever put forward. */
export const year = new Date().getUTCFullYear() + 1

export const decemberMs = (day: number) => Date.UTC(year, 11, day, 9)

/** A server whose clock the test sets; the phone's own stays where it is. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const aheadFile = join(tmpdir(), `party-dojo-calendar-${process.pid}`)
    const moveTo = (timeMs: number) => writeFileSync(aheadFile, String(timeMs - Date.now()))
    moveTo(decemberMs(1))
    const server = await startBuiltServer({
      NODE_OPTIONS: `--import ${clock}`,
      CLOCK_AHEAD_FILE: aheadFile,
      TRUSTED_PROXIES: '1',
    })
    onCleanup(server.stop)

    /** Puts the server there, and waits until it has noticed. */
    async function liveAt(timeMs: number): Promise<void> {
      moveTo(timeMs)
      const today = new Date(timeMs).toISOString().slice(0, 10)
      const ask = async () => (await (await fetch(`${server.url}/api/calendar`)).json()).today
      await expect.poll(ask).toBe(today)
    }
    return { baseUrl: server.url, dataDir: server.dataDir, liveAt }
  })
  .extend('baseUrl', { scope: 'worker' }, ({ server }) => server.baseUrl)

export function curtain(page: Page, door: number, word: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${door} ${word}`) })
}

export const curtains = (page: Page) => page.getByRole('list', { name: 'Curtains' })

/** Opens the page and waits until it knows the day. */
export async function openCalendar(page: Page, words: string | RegExp): Promise<void> {
  await page.goto(path)
  await page.getByText(words).waitFor()
}

export async function openDoor(page: Page, door: number, title: string): Promise<Locator> {
  await curtain(page, door, '(Today|Lift|opened)').click()
  const sheet = page.getByRole('dialog', { name: title })
  await sheet.waitFor()
  return sheet
}

export async function close(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Close' }).click()
  await sheet.waitFor({ state: 'hidden' })
}
