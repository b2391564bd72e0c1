import pino, { type DestinationStream } from 'pino'

/** Readable in a terminal, JSON in a pipe. */
export async function logDestination(stdout: { isTTY?: boolean }): Promise<DestinationStream> {
  if (!stdout.isTTY) return pino.destination({ fd: 1, sync: true })
  const { default: pretty } = await import('pino-pretty')
  return pretty({ translateTime: 'HH:MM:ss', singleLine: true, sync: true })
}
