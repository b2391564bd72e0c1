import { setTimeout as sleep } from 'node:timers/promises'
import { bucketPath, type StorageCaller } from './storage-callers.ts'

const retryMs = 20

/**
 * Uploads in parts as a device does that will not give up: whenever no answer comes, it asks how much
 * has arrived and goes on from there.
 * @returns the status of the end, or of what was refused on the way
 */
export async function uploadInParts(
  by: StorageCaller,
  name: string,
  bytes: Buffer,
  partBytes: number,
): Promise<number> {
  const started = await by.ask('POST', `${bucketPath}?name=${encodeURIComponent(name)}`, {
    headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
    body: JSON.stringify({ name }),
  })
  if (started.status !== 200) return started.status
  const { pathname, search } = new URL(started.headers.get('x-goog-upload-url') ?? '')

  /** Null while nobody can answer. */
  async function send(command: string, offset = 0, part: Buffer = Buffer.alloc(0)) {
    const headers = { 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) }
    const asked = by.ask('POST', pathname + search, { headers, body: part })
    const answer = await asked.catch(() => null)
    if (answer === null || answer.status === 503) return null
    const said = (header: string) => answer.headers.get(`x-goog-upload-${header}`)
    const received = Number(said('size-received'))
    return { status: answer.status, isFinal: said('status') === 'final', received }
  }

  for (let received = 0; ; ) {
    const part = bytes.subarray(received, received + partBytes)
    const isLast = received + part.length === bytes.length
    let answer = await send(isLast ? 'upload, finalize' : 'upload', received, part)
    while (answer === null) {
      await sleep(retryMs)
      answer = await send('query')
    }
    if (answer.isFinal || answer.status !== 200) return answer.status
    received = answer.received
  }
}
