import { afterEach, expect, test, vi } from 'vitest'
import { runFrame } from './run-frame.ts'

afterEach(() => vi.unstubAllGlobals())

test('over plain http, where there is nothing to hear with, it says that it failed', async () => {
  const told: unknown[] = []
  const parent = { postMessage: (news: unknown) => told.push(news) }
  const frame = new EventTarget()
  vi.stubGlobal('location', { origin: 'http://bar.example' })
  vi.stubGlobal('parent', parent)
  vi.stubGlobal('window', frame)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('customElements', { whenDefined: async () => {} })
  const createElement = () => new EventTarget()
  vi.stubGlobal('document', { createElement, head: { append() {} } })

  runFrame({ agentId: 'agent_01', scriptUrl: '/widget.js', timeoutMs: 60_000 })
  await vi.waitFor(() => expect(told).toEqual([{ type: 'ready' }]))
  const data = { type: 'start', variables: {} }
  const start = { data, source: parent, origin: 'http://bar.example', ports: [{}] }
  frame.dispatchEvent(Object.assign(new Event('message'), start))
  expect(told).toEqual([{ type: 'ready' }, { type: 'failed' }])
})
