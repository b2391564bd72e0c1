import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { type StartFacts, terminalReport } from './terminal-report.ts'

const plain: StartFacts = {
  version: '0.1.0',
  build: '0123456789ab',
  address: 'http://localhost:3000',
  networkAddress: 'http://192.168.1.23:3000',
  httpsAddress: null,
  database: 'SQLite, ./data/party-dojo.db',
  objects: 'files in ./data/objects',
  premium: 'test mode, payments go to the bundled simulator',
  embedded: ['SQLite database', 'object storage on disk', 'mail outbox', 'SMS outbox'],
  notConfigured: ['ORIGIN', 'SMTP_URL', 'SMS_WEBHOOK_URL', 'OPERATOR_NAME', 'SUPPORT_EMAIL'],
  firstStep: 'Nobody has an account yet. Let people in: npx party-dojo users',
}
const grown: StartFacts = {
  ...plain,
  address: 'https://party.example',
  networkAddress: null,
  embedded: [],
  notConfigured: [],
}
const secure = { ...plain, httpsAddress: 'https://192.168.1.23:3443' }
const longest = { ...plain, networkAddress: 'http://192.168.100.100:65535' }

const colour = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

describe('the report in a terminal', () => {
  test.each([
    ['of a start with nothing configured', plain, 'HTTP://192.168.1.23:3000'],
    ['of a public server', grown, 'HTTPS://PARTY.EXAMPLE'],
    ['with https of its own', secure, 'HTTP://192.168.1.23:3000/TRUST'],
    ['of a long address', longest, 'HTTP://192.168.100.100:65535'],
  ])('%s has a QR code that reads as the address', (_, facts, link) => {
    const report = terminalReport(facts, 80)
    expect(readCode(report)).toBe(link)
    expect(report.split('\n').length).toBeLessThanOrEqual(15)
    for (const line of report.split('\n')) {
      expect(line.replace(colour, '').length).toBeLessThanOrEqual(80)
    }
  })

  test('names the addresses, what is embedded and what is not configured, in that order', () => {
    const text = terminalReport(plain, 80).replace(colour, '').replace(/[█▀▄]/g, ' ')
    expect(text.replace(/\s+/g, ' ').trim()).toBe(
      'Party Dojo 0.1.0 is running. This machine: http://localhost:3000 This network: http://192.168.1.23:3000 Phones on the same network scan the code. Embedded: SQLite database, object storage on disk, mail outbox, SMS outbox Not configured: ORIGIN, SMTP_URL, SMS_WEBHOOK_URL, OPERATOR_NAME, SUPPORT_EMAIL (docs/configuration.md) Nobody has an account yet. Let people in: npx party-dojo users',
    )
  })

  test('leaves the code out of a narrow terminal', () => {
    const report = terminalReport(plain, 60)
    expect(report).not.toMatch(/[█▀▄]/)
    expect(report).toContain('This network: http://192.168.1.23:3000')
  })

  test('has no code where other devices do not reach the server', () => {
    expect(terminalReport({ ...plain, networkAddress: null }, 120)).not.toMatch(/[█▀▄]/)
  })
})

/** What a camera reads that looks at the terminal, a module being four pixels wide. */
function readCode(report: string): string | undefined {
  const lines = report.split('\n').flatMap((line) => {
    const [start = 0, end = 0] = [...line.matchAll(colour)].map(({ index }) => index)
    return end > start ? [line.slice(start, end).replace(colour, '')] : []
  })
  const scale = 4
  const width = (lines[0] ?? '').length * scale
  const height = lines.length * 2 * scale
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const half = Math.floor(y / scale)
      const drawn = lines[Math.floor(half / 2)]?.[Math.floor(x / scale)] ?? ' '
      const isDark = drawn === '█' || drawn === (half % 2 === 0 ? '▀' : '▄')
      pixels.set([...Array(3).fill(isDark ? 0 : 255), 255], (y * width + x) * 4)
    }
  }
  return jsQR(pixels, width, height)?.data
}
