import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from './api-error.ts'
import { openDispute } from './disputes.ts'
import { changeFaults } from './faults.ts'
import { readBody, sendJson } from './http.ts'
import type { SimulatorContext } from './simulator-context.ts'
import { find } from './world.ts'

/** Where tests in another process pull what is a field or a card in this one. */
export const testControlPaths = ['/test-mode/faults', '/test-mode/disputes']

/**
 * `/test-mode/faults` reads and changes the faults, `/test-mode/disputes` disputes a charge. Both
 * take JSON, which no web page can send to another origin unasked.
 */
export async function answerTestControl(
  context: SimulatorContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
  const { faults } = context.world
  if (request.method === 'GET') return sendJson(response, 200, JSON.stringify(faults))
  if (request.method !== 'POST' || !isJson || request.headers.origin)
    return sendJson(response, 415, JSON.stringify({ error: 'POST JSON, from no web page' }))
  const asked = parse(await readBody(request))
  try {
    if (path === '/test-mode/disputes') {
      const { charge, reason } = (asked ?? {}) as { charge?: unknown; reason?: unknown }
      const found = find(context.world, 'charge', String(charge), 'charge')
      const dispute = openDispute(context.world, found, String(reason ?? 'fraudulent'))
      await context.settle()
      return sendJson(response, 200, JSON.stringify(dispute))
    }
    if (!changeFaults(faults, asked))
      return sendJson(response, 400, JSON.stringify({ error: 'Unknown fault' }))
    await context.settle()
    sendJson(response, 200, JSON.stringify(faults))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    sendJson(response, error.status, JSON.stringify({ error: error.fields }))
  }
}

function parse(body: string | null): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return null
  }
}
