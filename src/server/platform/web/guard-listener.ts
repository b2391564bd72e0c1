import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from '../observability/log.ts'
import { metrics } from '../observability/metrics/metrics.ts'

/** An unhandled error of one response would end the process: only its connection is closed. */
export function guardListener(
  load: () => Promise<RequestListener>,
  log: Pick<Log, 'error'>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      const answer = await load()
      // Async listeners return a promise, whatever the type says.
      await answer(request, response)
    } catch (err) {
      const { method } = request
      log.error({ event: 'response.write_failed', err, method }, 'Response could not be written')
      metrics.brokenResponses.inc()
      response.destroy()
    }
  }
}
