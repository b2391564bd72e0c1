import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { snapshot, startTimespan } from 'lighthouse'
import puppeteer, { type Page } from 'puppeteer-core'
import { findChromium, launchArgs } from '#tests/support/browser/chromium.ts'
import { defaultNames } from '#tests/support/browser/phone.ts'
import { readAddress } from '#tests/support/server/built-server.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { type Measurement, median, type Row } from './measurement.ts'
import { article, game, home, info } from './pages.ts'
import { endProcess, startProduct } from './processes.ts'

const runs = 3
const flags = { logLevel: 'error', output: 'json' } as const
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Lighthouse as a slow phone sees it: four navigations, and a snapshot of the open pack picker. */
export async function measure(): Promise<Measurement> {
  // It looks at the addresses that a page names, too.
  const port = await findFreePort()
  const product = await startProduct({ ORIGIN: `http://127.0.0.1:${port}`, PORT: String(port) })
  const profile = await mkdtemp(join(tmpdir(), 'party-dojo-bench-'))
  const chrome = await startChrome(profile)
  try {
    const rows: Row[] = []
    for (const [what, path] of [
      ['home', home],
      ['a game', game],
      ['an article', article],
      ['an info page', info],
    ] as const) {
      const results: Result[] = []
      for (let run = 0; run < runs; run += 1) {
        results.push(
          getResult(await lighthouse(product.url + path, { ...flags, port: chrome.port })),
        )
      }
      rows.push(...rowsOf(what, results))
    }
    rows.push(...(await measurePicker(chrome.url, product.url + game)))
    return { title: 'Lighthouse, mobile', rows }
  } finally {
    await endProcess(chrome.process)
    await product.stop()
    await rm(profile, { recursive: true, force: true })
  }
}

/** The picker has no address, so it is opened on the page, and a snapshot taken. */
async function measurePicker(browserURL: string, url: string): Promise<Row[]> {
  const browser = await puppeteer.connect({ browserURL })
  try {
    const page = await browser.newPage()
    await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true })
    await seat(page)
    await page.goto(url, { waitUntil: 'networkidle0' })
    const timespan = await startTimespan(page, { flags })
    await page.locator('button ::-p-text(packs)').click()
    await page.waitForSelector('dialog[open]')
    const opened = getResult(await timespan.endTimespan())
    const standing = getResult(await snapshot(page, { flags }))
    const categories = ['accessibility', 'best-practices', 'seo']
    return [
      ...categories.map((id) => scoreRow('pack picker', id, [standing])),
      layoutShiftRow('opening the pack picker', [opened]),
    ]
  } finally {
    await browser.disconnect()
  }
}

async function seat(page: Page): Promise<void> {
  const players = defaultNames.map((name, index) => ({ id: `guest-${index}`, name }))
  await page.evaluateOnNewDocument(
    (json) => localStorage.setItem('party-dojo:players', json),
    JSON.stringify(players),
  )
}

/** Lighthouse and Playwright both want the browser's pipe: this one listens on a port instead. */
async function startChrome(
  profile: string,
): Promise<{ process: ChildProcess; url: string; port: number }> {
  const { executablePath, env } = await findChromium()
  const chrome = spawn(
    executablePath,
    [
      ...launchArgs,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const url = (await readAddress(chrome)).replace('ws:', 'http:')
  return { process: chrome, url, port: Number(new URL(url).port) }
}

function getResult(result: Awaited<ReturnType<typeof lighthouse>>): Result {
  if (!result) throw new Error('Lighthouse gave no result')
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  return lhr
}

function rowsOf(what: string, results: Result[]): Row[] {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo']
  return [...categories.map((id) => scoreRow(what, id, results)), layoutShiftRow(what, results)]
}

function scoreRow(what: string, id: string, results: Result[]): Row {
  const scores = results.map(({ categories }) => (categories[id]?.score ?? 0) * 100)
  const lost = new Set(results.flatMap((result) => findLost(result, id)))
  return {
    what: `${what}: ${id}`,
    value: median(scores),
    unit: '',
    goal: { atLeast: 100 },
    note: [...lost].join(', '),
  }
}

/** The audits that cost points. */
function findLost({ categories, audits }: Result, id: string): string[] {
  return (categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
}

function layoutShiftRow(what: string, results: Result[]): Row {
  const shifts = results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)
  return { what: `${what}: CLS`, value: median(shifts), unit: '', goal: { atMost: 0 } }
}
