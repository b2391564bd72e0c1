import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type AppScreenshot, appScreenshots } from '#seo/app-screenshots.ts'
import { pauseClock, play } from '#tests/e2e/game-actions.ts'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { phone } from '#tests/support/browser/phone.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'

/** Takes the manifest's screenshots: `node tools/app-screenshots.ts`. */
const publicDir = join(import.meta.dirname, '../public')

const reach: Record<string, (page: Page) => Promise<unknown>> = {
  street: (page) => page.goto('/'),
  prompt: (page) => play(page, 'Never have I ever'),
  choice: (page) => play(page, 'Truth or dare'),
}

const server = await startBuiltServer()
const browser = await chromium.launch(await browserOptions())
try {
  for (const screenshot of appScreenshots) {
    const bytes = await take(browser, server.url, screenshot)
    const file = join(publicDir, screenshot.path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    console.log(screenshot.path, bytes.length)
  }
} finally {
  await browser.close()
  await server.stop()
}

async function take(browser: Browser, baseURL: string, screenshot: AppScreenshot): Promise<Buffer> {
  const { path, widthPx, heightPx } = screenshot
  const scale = widthPx < heightPx ? phone.deviceScaleFactor : 1
  const viewport = { width: widthPx / scale, height: heightPx / scale }
  const context = await browser.newContext({
    ...phone,
    ...(scale === 1 && { hasTouch: false, isMobile: false }),
    viewport,
    deviceScaleFactor: scale,
    colorScheme: 'dark',
    baseURL,
  })
  const page = await context.newPage()
  const [, screen = ''] = /([a-z]+)(-wide)?\.webp$/.exec(path) ?? []
  await reach[screen]?.(page)
  await pauseClock(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return await asWebp(browser, png)
}

/** A fifth of the bytes, and no edge that an eye would miss. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const url = await page.evaluate(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob())
      const canvas = document.createElement('canvas')
      canvas.width = bitmap.width
      canvas.height = bitmap.height
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      return canvas.toDataURL('image/webp', 0.86)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
