import { randomUUID } from 'node:crypto'

const requestIdPattern = /^[\w.-]{8,64}$/

/** The proxy's id when it is safe for a log line, else a new one. */
export function chooseRequestId(incoming: string | undefined): string {
  return incoming !== undefined && requestIdPattern.test(incoming) ? incoming : randomUUID()
}
