import { X509Certificate } from 'node:crypto'
import { hostname, networkInterfaces } from 'node:os'
import { reasonOf } from '#server/lib/open-data-folder.ts'
import { StartError } from '#server/lib/start-error.ts'
import type { Log } from '../observability/log.ts'
import { makeLeaf, makeRoot } from './certificates.ts'
import {
  type KeyPair,
  localHttpsFolder,
  readHosts,
  readPair,
  writeHosts,
  writePair,
} from './key-pair-files.ts'
import { findLocalNames, type LocalNames } from './local-names.ts'
import { isHostAllowed } from './name-constraints.ts'

const dayMs = 24 * 60 * 60_000
const renewAheadMs = 30 * dayMs

export type LocalCertificates = {
  /** PEM of the authority that phones trust. */
  root: string
  /** The server's certificate. */
  leaf: () => KeyPair
  /** Renews the certificate when addresses changed or it expires soon; true if it did. */
  refresh: () => Promise<boolean>
}

type Deps = { now: () => number; log: Log; env: { dataDir: string } }

const findMachineNames = () =>
  findLocalNames({ interfaces: networkInterfaces(), hostname: hostname() })

export async function openLocalHttps(
  { env, now, log }: Deps,
  findNames: () => LocalNames = findMachineNames,
): Promise<LocalCertificates> {
  const folder = localHttpsFolder(env.dataDir)
  const root = await openRoot(folder, findNames(), now())
  const hosts = readHosts(folder)
  let leaf = readPair(folder, 'server')

  async function refresh(): Promise<boolean> {
    const found = findNames()
    const isAllowed = (host: string) => isHostAllowed(host, hosts)
    const names = { dns: found.dns.filter(isAllowed), ip: found.ip.filter(isAllowed) }
    if (leaf && isLeafValid(leaf, { root, names, nowMs: now() })) return false
    leaf = await makeLeaf(root, names, now())
    writePair(folder, 'server', leaf)
    log.info({ event: 'certificate.issued', names }, 'Certificate issued for the local network')
    return true
  }

  await refresh()
  return { root: root.certificate, leaf: () => leaf as KeyPair, refresh }
}

async function openRoot(folder: string, names: LocalNames, nowMs: number): Promise<KeyPair> {
  try {
    const kept = readPair(folder, 'root')
    if (kept) return kept
    const hosts = [...names.dns, ...names.ip]
    const root = await makeRoot(hostname(), hosts, nowMs)
    writeHosts(folder, hosts)
    writePair(folder, 'root', root)
    return root
  } catch (error) {
    throw new StartError(`HTTPS: ${folder} cannot be used (${reasonOf(error)}).`)
  }
}

type LeafRequirements = { root: KeyPair; names: LocalNames; nowMs: number }

function isLeafValid(leaf: KeyPair, { root, names, nowMs }: LeafRequirements): boolean {
  const certificate = new X509Certificate(leaf.certificate)
  const hasNames =
    names.dns.every((name) => certificate.checkHost(name)) &&
    names.ip.every((address) => certificate.checkIP(address))
  const isOfRoot = certificate.verify(new X509Certificate(root.certificate).publicKey)
  return hasNames && isOfRoot && certificate.validToDate.getTime() - nowMs > renewAheadMs
}
