import { X509Certificate } from 'node:crypto'
import { localHttpsFolder, readPair } from '#server/platform/local-https/key-pair-files.ts'
import { bad, type Finding, ok, warn } from './finding.ts'

const about = 'HTTPS'

/** The server renews its certificate; the authority expires for good. */
export function checkCertificate(dataDir: string, nowMs: number): Finding {
  const folder = localHttpsFolder(dataDir)
  const [root, server] = [readPair(folder, 'root'), readPair(folder, 'server')]
  if (!root || !server) return warn(about, 'no certificate yet: the next start makes one')
  const [rootEnd, serverEnd] = [root, server].map(
    ({ certificate }) => new X509Certificate(certificate).validToDate,
  ) as [Date, Date]
  const said = `certificate until ${day(serverEnd)}, authority until ${day(rootEnd)}`
  const isOver = Math.min(rootEnd.getTime(), serverEnd.getTime()) < nowMs
  return isOver ? bad(about, `${said}: start the server again`) : ok(about, said)
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}
