import { loadUntilThere } from '../navigation/load-until-there.ts'
import type { ApiResult } from './call-api.ts'

/**
 * Asks again without a network, or while the server is in trouble.
 * @returns what stops it
 */
export function askUntilAnswered<T>(
  ask: () => Promise<ApiResult<T>>,
  onAnswer: (answer: ApiResult<T>) => void,
): () => void {
  return loadUntilThere(async () => {
    const answer = await ask()
    if (answer.status === 'offline' || answer.status >= 500) throw new Error('no answer yet')
    return answer
  }, onAnswer)
}
