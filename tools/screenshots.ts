import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { phone } from '#tests/support/browser/phone.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { takeFilm } from './film.ts'
import { films } from './films.ts'
import { hostingSites } from './hosting-screens.ts'
import { shownOff, shownOffInRooms, walks } from './screens.ts'

const sizes = [{ width: 844, height: 390 }, { width: 1280, height: 800 }, phone.viewport]
const themes = { night: 'dark', paper: 'light' } as const

const root = join(import.meta.dirname, '..')
const all = join(root, 'test-results/screenshots')
const kept = join(root, 'docs/screenshots')

/** The beginning of a screen's name on the command line chooses the walks that pass it. */
const [chosen = ''] = process.argv.slice(2)

await mkdir(all, { recursive: true })
await mkdir(kept, { recursive: true })
const browser = await chromium.launch(await browserOptions())
try {
  for (const { env, walks: there } of [{ env: {}, walks }, ...hostingSites]) {
    const wanted = there.filter((walk) => walk.some(([name]) => name.startsWith(chosen)))
    if (wanted.length > 0) await walkThrough(wanted, env)
  }
  const filmed = films.filter((film) => `room-${film.name}`.startsWith(chosen))
  if (filmed.length > 0) await takeFilms(filmed)
} finally {
  await browser.close()
}

async function takeFilms(wanted: typeof films): Promise<void> {
  const server = await startBuiltServer()
  try {
    for (const film of wanted) {
      const folder = join(all, 'rooms')
      await takeFilm(film, { browser, baseUrl: server.url, folder })
      const shown = shownOffInRooms.filter((name) => name.startsWith(`room-${film.name}-`))
      for (const name of shown)
        await copyFile(join(folder, `${name}.png`), join(kept, `${name}.png`))
    }
  } finally {
    await server.stop()
  }
}

async function walkThrough(wanted: typeof walks, env: Record<string, string>): Promise<void> {
  const server = await startBuiltServer(env)
  try {
    for (const walk of wanted) {
      const context = await browser.newContext({ ...phone, baseURL: server.url })
      const page = await context.newPage()
      for (const [name, reach] of walk) {
        await reach(page, { baseUrl: server.url, dataDir: server.dataDir })
        await takePictures(page, name)
        console.log(name)
      }
      await context.close()
    }
  } finally {
    await server.stop()
  }
}

async function takePictures(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await showTarget(page)
    for (const [theme, colorScheme] of Object.entries(themes)) {
      await page.emulateMedia({ colorScheme })
      const file = `${name}-${viewport.width}x${viewport.height}-${theme}.png`
      await page.screenshot({ path: join(all, file), animations: 'disabled' })
      const picture = `${name}-${theme}`
      if (shownOff.includes(picture) && viewport === phone.viewport)
        await copyFile(join(all, file), join(kept, `${picture}.png`))
    }
  }
}

/** Another width moves what the address points at. */
async function showTarget(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (location.hash) document.querySelector(location.hash)?.scrollIntoView()
  })
}
