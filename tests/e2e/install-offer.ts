import type { Page } from 'playwright-core'

type Outcome = 'accepted' | 'dismissed'

/** Runs in the page: offers to install it, as a browser does that would. */
export function offer(outcome: Outcome): void {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  const ask = async () => {
    Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked') ?? 0) + 1)
  }
  Object.assign(event, { prompt: ask, userChoice: Promise.resolve({ outcome }) })
  window.dispatchEvent(event)
  Reflect.set(window, 'wasPrevented', event.defaultPrevented)
}

/** Every page from now on is offered before any of its modules has run. */
export async function offerAlways(page: Page, outcome: Outcome = 'accepted'): Promise<void> {
  await page.addInitScript({
    content: `addEventListener('DOMContentLoaded', () => (${offer})('${outcome}'))`,
  })
}
