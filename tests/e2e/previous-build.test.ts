import { UNSAFE_decodeViaTurboStream as decodeStream } from 'react-router'
import { expect, inject, test } from 'vitest'
import { previousData } from '#tests/previous-build/data.ts'

/** A redirect comes as data as well, under a status of its own. */
const redirected = 202

test.each(previousData)('a page of the build before walks on by %s', async (path, routeId) => {
  const answer = await fetch(inject('baseUrl') + path)
  expect(answer.headers.get('content-type')).toMatch(/^text\/x-script/)
  if (answer.status === redirected) return
  expect(answer.status).toBe(200)
  const { value } = await decodeStream(answer.body as ReadableStream<Uint8Array>, globalThis)
  expect(Object.keys(value as object)).toContain(routeId)
})
