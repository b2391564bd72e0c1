import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from '../observability/log.ts'
import { metrics } from '../observability/metrics/metrics.ts'

/**
 * Answers by a listener that is loaded with the first request. One answer that fails ends its own
 * connection and is logged: left unhandled, it would end the process.
 */
export function guardListener(
  load: () => Promise<RequestListener>,
  log: Pick<Log, 'error'>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      const answer = await load()
      // Those that take their time return a promise, whatever the type says.
      await answer(request, response)
    } catch (err) {
      const { method } = request
      log.error({ event: 'response.write_failed', err, method }, 'Response could not be written')
      metrics.brokenResponses.inc()
      response.destroy()
    }
  }
}
