import { metrics } from './metrics.ts'

/**
 * Runs scheduled work and keeps when it last succeeded, or that it failed; what it throws goes on.
 * @param work gives false when it could not do what it is there for
 */
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
