import { setTimeout as sleep } from 'node:timers/promises'
import type { EngineTab } from './engine.ts'

const timeoutMs = 15_000
const pollMs = 100
/** Two taps at one place within this time are a double tap. */
const doubleTapMs = 600

/** Asks until the answer is there: neither null nor false. Throws with those words when it does not come. */
export async function waitFor<T>(
  what: string,
  read: () => Promise<T | null | false>,
  withinMs = timeoutMs,
): Promise<T> {
  const endsAtMs = Date.now() + withinMs
  for (;;) {
    const answer = await read()
    if (answer !== null && answer !== false) return answer
    if (Date.now() > endsAtMs) throw new Error(`not within ${withinMs} ms: ${what}`)
    await sleep(pollMs)
  }
}

/** Waits until React has the page. */
export async function openPage(tab: EngineTab, url: string): Promise<void> {
  await tab.goto(url)
  await waitFor(`${url} alive`, () =>
    tab.evaluate(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    ),
  )
}

/** Waits for words anywhere on the page, or in the open sheet. */
export async function seeWords(tab: EngineTab, words: string, withinMs?: number): Promise<void> {
  await waitFor(
    `“${words}” on the page`,
    () => tab.evaluate((words) => document.body.innerText.includes(words), words),
    withinMs,
  )
}

/**
 * Taps what has that name, or a name that begins with it: a button, a link, a field, a switch. It must
 * be shown, at rest and uppermost at its middle.
 */
export async function tap(tab: EngineTab, name: string): Promise<void> {
  await sleep(doubleTapMs)
  const { x, y } = await waitFor(`“${name}” to tap`, () => tab.evaluate(findByName, name))
  await tab.tapAt(x, y)
}

/** Puts the focus into a field by a tap and types. */
export async function typeInto(tab: EngineTab, name: string, text: string): Promise<void> {
  await tap(tab, name)
  await waitFor(`“${name}” with the focus`, () =>
    tab.evaluate(() => document.activeElement?.matches('input, textarea') === true),
  )
  await tab.type(text)
}

/** Runs in the page. */
async function findByName(name: string): Promise<{ x: number; y: number } | null> {
  const nameOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0] as HTMLElement | undefined
    const words =
      element.getAttribute('aria-label') ?? label?.innerText ?? (element as HTMLElement).innerText
    return (words ?? '').trim()
  }
  const isNamed = (element: Element) => {
    const words = nameOf(element)
    return words === name || (words.startsWith(name) && !/^[a-z]/i.test(words.slice(name.length)))
  }
  const scope = document.querySelector('dialog[open]') ?? document
  const element = [...scope.querySelectorAll('button, a, input, textarea, [role]')].find(
    (each) => isNamed(each) && each.getClientRects().length > 0,
  )
  if (!element) return null
  const placeOf = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = placeOf()
  await new Promise((resolve) => setTimeout(resolve, 60))
  const { x, y } = placeOf()
  if (x !== before.x || y !== before.y) return null
  const top = document.elementFromPoint(x, y)
  const isUppermost = top !== null && (element.contains(top) || top.contains(element))
  return isUppermost ? { x, y } : null
}
