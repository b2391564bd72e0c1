import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'

const evil = 'evil.example'
const named = [
  '/robots.txt',
  '/sitemap.xml',
  '/articles/feed.xml',
  '/QR/standard/table-sign.svg',
  '/QR/standard/table-sign.pdf',
]

describe('a server that does not know its address', () => {
  const testApp = useTestApp('SQLite')

  test.each(named)('%s is for whoever asked, and for no cache between', async (path) => {
    const answer = await testApp.app.request(`http://${evil}${path}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^private, max-age=\d+$/),
    ])
  })
})

describe('a server that knows it', () => {
  const testApp = useTestApp('SQLite', { ORIGIN: 'https://party.example' })

  test.each(named)('%s is the same whoever claims to be its host', async (path) => {
    const blobs: string[] = []
    for (const host of ['party.example', evil]) {
      const headers = { 'x-forwarded-host': host, forwarded: `host=${host}` }
      const answer = await testApp.app.request(`http://${host}${path}`, { headers })
      expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.includes(evil)).toBe(false)
      blobs.push(createHash('sha256').update(bytes).digest('hex'))
    }
    expect(blobs[1]).toBe(blobs[0])
  })
})
