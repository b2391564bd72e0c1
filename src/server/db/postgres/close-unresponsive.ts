import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** The server itself ends a statement at its timeout; later silence means a lost connection. */
const graceMs = 2_000
const ownTimeoutPattern = /^set local statement_timeout\b/i
const transactionEndPattern = /^(commit|rollback)$/i

type ClientInternals = {
  connection: { stream: Socket }
  connectionParameters: { statement_timeout?: number | string | false }
}

/**
 * Closes a connection whose query gets no answer: a network that drops packets reports no error,
 * and the pool would reuse it. Not without a statement timeout, nor in a transaction that sets its
 * own.
 */
export function closeUnresponsive(client: ClientBase): void {
  const { connection, connectionParameters } = client as unknown as ClientInternals
  const timeoutMs = Number(connectionParameters.statement_timeout || 0)
  if (!(timeoutMs > 0)) return
  const closeConnection = () => {
    const error = new Error('the database has not answered')
    connection.stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  }
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  let hasOwnTimeout = false
  const query = (...args: unknown[]) => {
    const text = typeof args[0] === 'string' ? args[0] : ''
    const answer = send(...args)
    if (ownTimeoutPattern.test(text)) hasOwnTimeout = true
    const isExempt = hasOwnTimeout
    if (transactionEndPattern.test(text)) hasOwnTimeout = false
    if (isExempt || !(answer instanceof Promise)) return answer
    const timer = setTimeout(closeConnection, timeoutMs + graceMs)
    return answer.finally(() => clearTimeout(timer))
  }
  client.query = query as typeof client.query
}
