import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { phone, startGame } from '#tests/support/browser/phone.ts'
import { type Measurement, median, quantile } from './measurement.ts'
import { game } from './pages.ts'
import { startProduct } from './processes.ts'

const taps = 30
const slowdown = 6
const goal = { atMost: 50 }

/** The smallest page to tap: what this browser and machine take for any page. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><p>0</p>
<button onclick="this.previousElementSibling.textContent++">Next</button>`

const promptOnScreen = '.prompt-card-prompt'

/** Event Timing leaves out shorter events. */
const minReportedMs = 16

/** From the finger to the next prompt on the glass, on a phone six times slower than this machine. */
export async function measure(): Promise<Measurement> {
  const product = await startProduct()
  const browser = await chromium.launch(await browserOptions())
  try {
    const context = await browser.newContext({ ...phone, baseURL: product.url })
    const floor = await context.newPage()
    await floor.setContent(barePage)
    const bare = await timeTaps(floor)
    await floor.close()

    const page = await context.newPage()
    // What comes late, a moment after the page, asks for this last of all.
    const lastRequest = page.waitForResponse('**/version.json')
    await startGame(page, game)
    await (await lastRequest).finished()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const ours = await timeTaps(page)
    const drawn = await timeTaps(await openCopy(context, page, ours.prompts))
    const note = `${taps} taps, CPU slowed ${slowdown} times`
    return {
      title: 'From a tap to the next prompt',
      rows: [
        { what: 'painted, median', value: median(ours.painted), unit: 'ms', goal, note },
        { what: 'painted, 95 %', value: quantile(ours.painted, 0.95), unit: 'ms', goal },
        { what: 'Event Timing, median', value: median(ours.interaction), unit: 'ms', goal },
        { what: 'Event Timing, 95 %', value: quantile(ours.interaction, 0.95), unit: 'ms', goal },
        { what: 'drawn by hand: painted, median', value: median(drawn.painted), unit: 'ms' },
        { what: 'drawn by hand: painted, 95 %', value: quantile(drawn.painted, 0.95), unit: 'ms' },
        { what: 'bare page: painted, median', value: median(bare.painted), unit: 'ms' },
        { what: 'bare page: Event Timing, median', value: median(bare.interaction), unit: 'ms' },
        {
          what: 'requests while playing',
          value: requests.length,
          unit: '',
          goal: { atMost: 0 },
          note: [...new Set(requests)].join(' '),
        },
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/**
 * The same screen with one line of script: what the browser takes to lay out and paint its next
 * prompt, whatever program brings it.
 */
async function openCopy(context: BrowserContext, page: Page, prompts: string[]): Promise<Page> {
  const body = (await page.content()).replace(/<script.*?<\/script>/gs, '')
  const copy = await context.newPage()
  await copy.route('/copy', (route) => route.fulfill({ contentType: 'text/html', body }))
  await copy.goto('/copy')
  await copy.evaluate(
    ([shown, later]) => {
      let tap = 0
      addEventListener('click', () => {
        const prompt = document.querySelector(shown)
        if (prompt) prompt.outerHTML = later[tap++ % later.length] ?? ''
      })
    },
    [promptOnScreen, prompts] as const,
  )
  return copy
}

type Times = { painted: number[]; interaction: number[]; prompts: string[] }

async function timeTaps(page: Page): Promise<Times> {
  const cpu = await page.context().newCDPSession(page)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await watchTaps(page)
  const times: TapTimes[] = []
  const prompts: string[] = []
  for (let tap = 0; tap < taps; tap += 1) {
    times.push(await tapNext(page, cpu))
    const shown = page.locator(promptOnScreen)
    if (await shown.isVisible()) prompts.push(await shown.evaluate((element) => element.outerHTML))
  }
  return {
    prompts,
    painted: times.map(({ painted }) => painted),
    interaction: times.map(({ interaction }) => interaction),
  }
}

type TapTimes = { painted: number; interaction: number }

/** Notes for each tap when the screen it brought was painted, and what Event Timing says of it. */
async function watchTaps(page: Page): Promise<void> {
  await page.evaluate((shortest) => {
    const times = { painted: 0, interaction: shortest, tappedAt: 0 }
    Object.assign(window, { tapTimes: times })
    addEventListener(
      'click',
      (event) =>
        Object.assign(times, { tappedAt: event.timeStamp, painted: 0, interaction: shortest }),
      { capture: true },
    )
    new MutationObserver(() => {
      const { tappedAt } = times
      requestAnimationFrame(() => {
        // The first task after a frame's callbacks runs when the frame has been handed on.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          if (times.painted === 0) times.painted = performance.now() - tappedAt
        }
        port2.postMessage(null)
      })
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        times.interaction = Math.max(times.interaction, duration)
      }
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
  }, minReportedMs)
}

/** Taps until the next prompt is shown; a game that has ended is dealt again, untimed. */
async function tapNext(page: Page, cpu: CDPSession): Promise<TapTimes> {
  const again = page.getByRole('button', { name: /^Once more/ })
  if (await again.isVisible()) await again.tap()
  const next = page.getByRole('button', { name: /^(Next|Told it)/ })
  const box = await next.boundingBox()
  if (!box) throw new Error('there is no button to the next prompt')
  const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await cpu.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] })
  await cpu.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForFunction(
    () => (window as unknown as { tapTimes: TapTimes }).tapTimes.painted > 0,
  )
  // Event Timing reports late, and the next tap shall meet a quiet page.
  await page.waitForTimeout(400)
  return page.evaluate(() => {
    const { painted, interaction } = (window as unknown as { tapTimes: TapTimes }).tapTimes
    return { painted, interaction }
  })
}
