import puppeteer from 'puppeteer-core'
import type { EngineTab } from './engine.ts'
import { findProgram } from './find-program.ts'

const places = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const size = { width: 390, height: 844 }

/** Firefox as it is installed, over WebDriver BiDi. */
export async function openFirefox(): Promise<EngineTab | string> {
  const executablePath = findProgram(places)
  if (executablePath === null) return 'no Firefox is installed (Debian: firefox-esr)'
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: size,
    // A first start sets up a profile.
    timeout: 60_000,
  })
  const page = await browser.newPage()
  return {
    async goto(url) {
      // A page that was still on its way elsewhere takes the first try along.
      await page.goto(url).catch(() => page.goto(url))
    },
    evaluate: (work, ...args) => page.evaluate(work as never, ...(args as never)),
    tapAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
