import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkCertificate } from '#server/ops/doctor/check-certificate.ts'
import { collectLog } from '#tests/support/app/collect-log.ts'
import type { LocalNames } from './local-names.ts'
import { openLocalHttps } from './open-local-https.ts'

const dayMs = 24 * 60 * 60_000
const startMs = Date.parse('2026-12-01')
const home: LocalNames = { dns: ['localhost', 'attic'], ip: ['127.0.0.1', '::1', '192.168.1.5'] }

let dataDir: string
let nowMs: number
let names: LocalNames

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'party-dojo-https-'))
  nowMs = startMs
  names = home
})
afterEach(() => rmSync(dataDir, { recursive: true }))

async function open() {
  const { log } = collectLog()
  const local = await openLocalHttps({ env: { dataDir }, log, now: () => nowMs }, () => names)
  const certificate = () => new X509Certificate(local.leaf().certificate)
  return { ...local, certificate, authority: new X509Certificate(local.root) }
}

describe('the certificates of HTTPS=local', () => {
  test('are kept for their owner alone, and a restart keeps both', async () => {
    const first = await open()
    for (const name of ['root.pem', 'server.pem']) {
      expect(statSync(join(dataDir, 'local-https', name)).mode & 0o777).toBe(0o600)
    }
    const second = await open()
    expect(second.root).toBe(first.root)
    expect(second.leaf()).toEqual(first.leaf())
  })

  test('name this machine, are signed by the authority, and live 397 days', async () => {
    const { certificate, authority } = await open()
    const leaf = certificate()
    for (const name of home.dns) expect(leaf.checkHost(name)).toBe(name)
    for (const address of home.ip) expect(leaf.checkIP(address)).toBe(address)
    expect(leaf.verify(authority.publicKey)).toBe(true)
    expect([authority.ca, leaf.ca]).toEqual([true, false])
    const lives = leaf.validToDate.getTime() - leaf.validFromDate.getTime()
    expect(lives).toBe(397 * dayMs)
  })

  test.each<[string, () => void]>([
    ['the address has changed', () => (names = { ...home, ip: [...home.ip, '10.0.0.9'] })],
    ['the old one ends within thirty days', () => (nowMs = startMs + 367 * dayMs)],
  ])('are made anew by the same authority when %s', async (_, change) => {
    const { certificate, refresh, authority } = await open()
    const before = certificate().serialNumber
    expect(await refresh()).toBe(false)
    change()
    expect(await refresh()).toBe(true)
    expect(certificate().serialNumber).not.toBe(before)
    expect(certificate().verify(authority.publicKey)).toBe(true)
    expect(await refresh()).toBe(false)
  })

  test('leave out names that the authority may not speak for', async () => {
    await open()
    names = { dns: ['localhost', 'bank.example', 'attic.local'], ip: ['203.0.113.4', '10.1.1.1'] }
    const { certificate } = await open()
    const leaf = certificate()
    expect(leaf.subjectAltName).toBe('DNS:localhost, DNS:attic.local, IP Address:10.1.1.1')
  })

  test('the doctor says when they end', async () => {
    expect(checkCertificate(dataDir, nowMs).state).toBe('look')
    await open()
    expect(checkCertificate(dataDir, nowMs)).toEqual({
      state: 'ok',
      about: 'HTTPS',
      message: 'certificate until 2028-01-01, authority until 2036-11-27',
    })
    expect(checkCertificate(dataDir, nowMs + 400 * dayMs).state).toBe('bad')
  })
})
