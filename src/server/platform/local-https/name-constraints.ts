import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { Extension } from '@peculiar/x509'

/** RFC 5280, 4.2.1.10. */
const nameConstraints = '2.5.29.30'
const tags = { sequence: 0x30, permitted: 0xa0, dns: 0x82, ip: 0x87 }

const privateRanges = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8']
const privateNames = ['localhost', 'local', 'lan', 'home.arpa', 'internal']

/**
 * Limits the authority to local names, so that a stolen key cannot impersonate a bank. `hosts` are
 * added to the private ranges.
 */
export function createNameConstraints(hosts: readonly string[]): Extension {
  const own = hosts.filter((host) => isIPv4(host)).map((host) => `${host}/32`)
  const names = hosts.filter((host) => /^[a-z][a-z\d.-]*$/i.test(host))
  const subtrees = [
    ...[...new Set([...privateNames, ...names])].map((name) => der(tags.dns, Buffer.from(name))),
    ...[...privateRanges, ...own].map((range) => der(tags.ip, rangeBytes(range))),
    der(tags.ip, Buffer.from(`fc${'00'.repeat(15)}fe${'00'.repeat(15)}`, 'hex')),
    der(tags.ip, Buffer.from(`${'00'.repeat(15)}01${'ff'.repeat(16)}`, 'hex')),
  ].map((base) => der(tags.sequence, base))
  const constraints = der(tags.sequence, der(tags.permitted, ...subtrees))
  return new Extension(nameConstraints, true, new Uint8Array(constraints))
}

export function isHostAllowed(host: string, hosts: readonly string[]): boolean {
  if (hosts.includes(host) || isIPv6(host)) return true
  if (!isIPv4(host)) return privateNames.some((name) => host === name || host.endsWith(`.${name}`))
  const list = new BlockList()
  for (const range of privateRanges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits))
  }
  return list.check(host)
}

/** Address and mask, four bytes each. */
function rangeBytes(range: string): Buffer {
  const [net = '', bits] = range.split('/')
  const mask = Buffer.alloc(4)
  mask.writeUInt32BE((0xffffffff << (32 - Number(bits))) >>> 0)
  return Buffer.concat([Buffer.from(net.split('.').map(Number)), mask])
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
