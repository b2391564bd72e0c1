import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { reasonOf } from '#server/lib/open-data-folder.ts'
import { bad, type Finding, ok } from './finding.ts'

const timeoutMs = 5_000

/** Reads the greeting and sends nothing. */
export async function checkMail(smtpUrl: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(smtpUrl)
  const isSecure = protocol === 'smtps:'
  const place = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
  }
  const about = 'mail server'
  try {
    const greeting = await readGreeting(place, isSecure)
    if (/^220[ -]/.test(greeting)) return ok(about, `${place.host}:${place.port} greets`)
    return bad(about, `${place.host}:${place.port} says ${JSON.stringify(greeting.slice(0, 60))}`)
  } catch (error) {
    return bad(about, `${place.host}:${place.port} does not answer (${reasonOf(error)})`)
  }
}

async function readGreeting(place: { host: string; port: number }, isSecure: boolean) {
  const socket = isSecure ? connectSecurely({ ...place, servername: place.host }) : connect(place)
  try {
    return await new Promise<string>((resolve, reject) => {
      socket.setTimeout(timeoutMs, () => reject(new Error('too slow')))
      socket.once('error', reject)
      socket.once('end', () => reject(new Error('hung up')))
      socket.once('data', (bytes: Buffer) => resolve(bytes.toString('latin1')))
    })
  } finally {
    socket.destroy()
  }
}
