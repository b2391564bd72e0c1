import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Bridges, tunnels and containers: other devices cannot reach them. */
const virtual = /^(br-|docker|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|tailscale|bridge|lxc|cni)/

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)

/**
 * IPv4 address at which other devices reach a server that listens on `host` (null: all addresses).
 */
export function findNetworkAddress(interfaces: Interfaces, host: string | null): string | null {
  if (host !== null && host !== '0.0.0.0' && host !== '::') return isLoopback(host) ? null : host
  const addresses = networkAddresses(interfaces)
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => address)
  return addresses.find(isPrivate) ?? addresses[0] ?? null
}

export function networkAddresses(interfaces: Interfaces): NetworkInterfaceInfo[] {
  return Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ address, internal }) => !internal && !address.startsWith('169.254.'))
}

function isPrivate(address: string): boolean {
  return /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address)
}
