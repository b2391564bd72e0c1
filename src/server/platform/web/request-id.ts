import { randomUUID } from 'node:crypto'

const requestIdPattern = /^[\w.-]{8,64}$/

/** The id a proxy gave the request when it is fit for a log line, else a fresh one. */
export function chooseRequestId(incoming: string | undefined): string {
  return incoming !== undefined && requestIdPattern.test(incoming) ? incoming : randomUUID()
}
