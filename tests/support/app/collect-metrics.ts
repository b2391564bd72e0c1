import type { createApp } from '#server/create-app.ts'
import { readExposition } from './read-exposition.ts'

type App = Pick<ReturnType<typeof createApp>, 'request'>

/** A socket from this machine, or from wherever a test says. */
export function socketFrom(remoteAddress = '127.0.0.1') {
  return { incoming: { socket: { remoteAddress } } }
}

/** The metrics that a scrape would collect now. */
export async function collect(app: App): Promise<ReturnType<typeof readExposition>> {
  const answer = await app.request('/metrics', {}, socketFrom())
  if (answer.status !== 200) throw new Error(`/metrics answered ${answer.status}`)
  return readExposition(await answer.text())
}

/** By how much a series rose while something was done; a series that is not there stands at 0. */
export async function riseOf(app: App, series: string, work: () => unknown): Promise<number> {
  const before = (await collect(app)).values.get(series) ?? 0
  await work()
  return ((await collect(app)).values.get(series) ?? 0) - before
}
