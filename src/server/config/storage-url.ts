import { isOrigin } from './url-rules.ts'

type StorageUrl =
  | { kind: 'file' }
  | {
      kind: 's3'
      bucket: string
      /** Without a path; null for Amazon's own. */
      endpoint: string | null
      region: string | null
      /** Prefix of every key: empty, or with a slash at its end. */
      prefix: string
    }

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const regionPattern = /^[a-z0-9-]{1,40}$/
const prefixPattern = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\/?$/

const knownParameters = ['endpoint', 'region', 'prefix']

/** `file:` or `s3://bucket?endpoint=…&region=…&prefix=…`; null for anything else. */
export function readStorageUrl(text: string): StorageUrl | null {
  if (text === 'file:') return { kind: 'file' }
  const url = URL.canParse(text) ? new URL(text) : null
  return url && isBareBucket(url) && hasKnownParameters(url) ? readS3(url) : null
}

function readS3({ hostname: bucket, searchParams }: URL): StorageUrl | null {
  const endpoint = searchParams.get('endpoint')
  const region = searchParams.get('region')
  const prefix = searchParams.get('prefix') ?? ''
  if (endpoint !== null && !isOrigin(endpoint)) return null
  if (region !== null && !regionPattern.test(region)) return null
  if (prefix !== '' && !prefixPattern.test(prefix)) return null
  return {
    kind: 's3',
    bucket,
    endpoint: endpoint && new URL(endpoint).origin,
    region,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
  }
}

/** URLs end up in reports and logs, so keys have variables of their own. */
function isBareBucket(url: URL): boolean {
  const { href, hostname, port, username, password, pathname, hash } = url
  if (!href.startsWith('s3://')) return false
  const rest = [port, username, password, hash].join('') + pathname.replace(/^\/$/, '')
  return bucketPattern.test(hostname) && rest === ''
}

function hasKnownParameters({ searchParams }: URL): boolean {
  const names = [...searchParams.keys()]
  return (
    new Set(names).size === names.length && names.every((name) => knownParameters.includes(name))
  )
}
