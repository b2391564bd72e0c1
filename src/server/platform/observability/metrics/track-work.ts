import { metrics } from './metrics.ts'

/** Records success or failure of scheduled work. `work` gives false when it failed. */
export async function trackWork<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work()
    if (result === false) metrics.workFailed.inc(name)
    else metrics.workSucceeded.withLabels(name).value = Date.now() / 1000
    return result
  } catch (error) {
    metrics.workFailed.inc(name)
    throw error
  }
}
