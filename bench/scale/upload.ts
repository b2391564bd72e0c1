import { writePackFile } from '#domain/packs/custom-pack.ts'
import type { RequestSpec } from './calls.ts'

const boundary = '----scale'

/** A draft of a pack on its way into the storage, as its official client sends it. */
export function uploadOf(headers: Record<string, string>, packId: string): RequestSpec {
  const name = `packs/${packId}.json`
  const metadata = JSON.stringify({ name, contentType: 'application/json' })
  const parts = [
    `Content-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`,
    `Content-Type: application/json\r\n\r\n${packFile(packId)}\r\n`,
  ]
  return {
    method: 'POST',
    path: `/v0/b/party-dojo/o?name=${encodeURIComponent(name)}`,
    headers: {
      ...headers,
      'content-type': `multipart/related; boundary=${boundary}`,
      'x-goog-upload-protocol': 'multipart',
    },
    body: `${parts.map((part) => `--${boundary}\r\n${part}`).join('')}--${boundary}--`,
  }
}

function packFile(id: string): string {
  const now = new Date(0).toISOString()
  return writePackFile({
    metadata: {
      name: `Pack ${id}`,
      id,
      description: 'Twenty prompts for a measurement.',
      author: 'Bench',
      explicit: false,
      alcohol: false,
      creation_date: now,
      tags: ['draft'],
    },
    prompts: Array.from({ length: 20 }, (_, at) => ({
      text: `Prompt ${at}: who at this table would do it again?`,
    })),
    likes: 0,
    plays: 0,
    lastUpdated: now,
  })
}
