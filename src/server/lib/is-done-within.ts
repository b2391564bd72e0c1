import { withTimeout } from './with-timeout.ts'

/** Whether `work` ends within `ms`; rejects when it fails in that time. */
export async function isDoneWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  return await withTimeout(
    ms,
    work.then(() => true),
    false,
  )
}
