import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** The server itself gives a statement up at its timeout: whoever says nothing later than this is gone. */
const graceMs = 2_000
const ownTimeoutPattern = /^set local statement_timeout\b/i
const transactionEndPattern = /^(commit|rollback)$/i

type ClientInternals = {
  connection: { stream: Socket }
  connectionParameters: { statement_timeout?: number | string | false }
}

/**
 * Cuts a connection on which a question stays without any answer: a network that swallows everything
 * never says so, and the pool would give the same connection to one after another. Where the
 * statement timeout is switched off, nobody is cut off; nor in a transaction that has set one of its
 * own, as migrations, snapshots and restores do, up to its end.
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
