import type { RequestListener } from 'node:http'
import { metrics } from './metrics.ts'

/** The same listener; what it has not answered yet is counted. */
export function countInFlight(answer: RequestListener): RequestListener {
  const inFlight = metrics.inFlight.withLabels()
  const leave = () => {
    inFlight.value--
  }
  return (request, response) => {
    inFlight.value++
    // Comes after the last byte, and also when the visitor went away.
    response.once('close', leave)
    return answer(request, response)
  }
}
