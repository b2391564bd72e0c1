import type { NetworkInterfaceInfo } from 'node:os'
import { networkAddresses } from '#server/lib/network-address.ts'

export type LocalNames = { dns: string[]; ip: string[] }

type Machine = {
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>
  hostname: string
}

/**
 * This machine's names on the local network. Of IPv6 only unique local addresses (fc00::/7): others
 * change daily.
 */
export function findLocalNames({ interfaces, hostname }: Machine): LocalNames {
  const name = hostname.toLowerCase().replace(/\.local$/, '')
  const isName = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d-]+)*$/.test(name)
  const named = isName && name !== 'localhost' ? [name, `${name}.local`] : []
  const addresses = networkAddresses(interfaces)
  const v6 = addresses.filter(({ family, address }) => family === 'IPv6' && /^f[cd]/i.test(address))
  const v4 = addresses.filter(({ family }) => family === 'IPv4')
  return {
    dns: ['localhost', ...named],
    ip: ['127.0.0.1', '::1', ...[...v4, ...v6].map(({ address }) => address).sort()],
  }
}
