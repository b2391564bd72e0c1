import type { RequestListener } from 'node:http'
import { metrics } from './metrics.ts'

export function countInFlight(answer: RequestListener): RequestListener {
  const inFlight = metrics.inFlight.withLabels()
  const leave = () => {
    inFlight.value--
  }
  return (request, response) => {
    inFlight.value++
    // `close` comes after the last byte and also when the client disconnects.
    response.once('close', leave)
    return answer(request, response)
  }
}
