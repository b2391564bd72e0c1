import { measured } from './measured.ts'

/**
 * Runs scheduled work and keeps when it last succeeded, or that it failed; what it throws goes on.
 * @param work gives false when it could not do what it is there for
 */
export async function noteWork<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work()
    if (result === false) measured.workFailed.add(name)
    else measured.workSucceeded.of(name).value = Date.now() / 1000
    return result
  } catch (error) {
    measured.workFailed.add(name)
    throw error
  }
}
