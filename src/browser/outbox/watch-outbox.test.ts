import { beforeEach, expect, test, vi } from 'vitest'
import { outboxEvent } from './outbox.ts'
import { watchOutbox } from './watch-outbox.ts'

const page = { hidden: false, documentElement: { dataset: {} as Record<string, string> } }

beforeEach(() => {
  page.hidden = false
  page.documentElement.dataset = {}
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
})

/** Whether the network was back, for each time that it was sent. */
function watch() {
  const sent: boolean[] = []
  const news: string[] = []
  const deliver = async (isOnlineAgain = false) => {
    sent.push(isOnlineAgain)
    return sent.length === 2 ? 'a stamp' : null
  }
  return { sent, news, stop: watchOutbox((said) => news.push(said), deliver) }
}

test.each([
  ['online', false, [false, true]],
  ['visibilitychange', false, [false, false]],
  ['visibilitychange', true, [false]],
  [outboxEvent, true, [false, false]],
  ['click', false, [false]],
])('after %s, the tab hidden: %s, it was sent %j', async (sign, isHidden, expected) => {
  const { sent, news, stop } = watch()
  page.hidden = isHidden
  window.dispatchEvent(new Event(sign))
  expect(sent).toEqual(expected)
  await vi.waitFor(() => expect(news).toEqual(expected.length > 1 ? ['a stamp'] : []))
  stop()
  window.dispatchEvent(new Event(sign))
  expect(sent).toEqual(expected)
})

test('nothing is sent during a game, and all of it after', () => {
  page.documentElement.dataset.holds = '1'
  const { sent, stop } = watch()
  window.dispatchEvent(new Event('online'))
  expect(sent).toEqual([])
  page.documentElement.dataset = {}
  window.dispatchEvent(new Event(outboxEvent))
  expect(sent).toEqual([false])
  stop()
})
