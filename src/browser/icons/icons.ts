import { type IconAnswer, type IconData, maxIconsPerRequest } from '#contract/icons.ts'
import { currentBuild } from '../updates/current-build.ts'

/** Spec §9: after this a placeholder is drawn. */
const timeoutMs = 1500

/** Null for an icon that does not exist; failed requests are not kept. */
const requests = new Map<string, Promise<IconData | null>>()

/** Null when no icon has that name. */
const cache = new Map<string, IconData | null>()
const listeners = new Set<() => void>()

type IconRequest = { name: string; settle: (icon: IconData | null) => void }

let queue: Map<string, IconRequest[]> | null = null

/** Null when there is no such icon, undefined when it is not loaded yet. */
export function cachedIcon(name: string): IconData | null | undefined {
  return cache.get(name)
}

export function subscribeToIcons(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function cacheIcons(answer: IconAnswer): void {
  for (const name of Object.keys(answer.icons)) {
    const icon = iconIn(answer, name)
    requests.set(`${answer.prefix}:${name}`, Promise.resolve(icon))
    cache.set(`${answer.prefix}:${name}`, icon)
  }
  for (const listener of listeners) listener()
}

/** Null for each icon that cannot be had. All requests of one tick share a call. */
export async function loadIcons(names: readonly string[]): Promise<Map<string, IconData | null>> {
  const entries = names.map(async (name) => [name, await loadIcon(name)] as const)
  return new Map(await Promise.all(entries))
}

function loadIcon(fullName: string): Promise<IconData | null> {
  const known = requests.get(fullName)
  if (known) return known
  const [collection, name] = fullName.split(':')
  if (!collection || !name) return Promise.resolve(null)
  const loading = new Promise<IconData | null>((settle) => enqueue(collection, { name, settle }))
  requests.set(fullName, loading)
  return loading
}

function enqueue(collection: string, asked: IconRequest): void {
  if (!queue) {
    queue = new Map()
    queueMicrotask(sendQueue)
  }
  queue.set(collection, [...(queue.get(collection) ?? []), asked])
}

function sendQueue(): void {
  const all = queue ?? new Map<string, IconRequest[]>()
  queue = null
  for (const [collection, asked] of all) {
    // Sorted, so that the same icons have the same URL and come from the cache.
    asked.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (let from = 0; from < asked.length; from += maxIconsPerRequest) {
      void sendRequests(collection, asked.slice(from, from + maxIconsPerRequest))
    }
  }
}

async function sendRequests(collection: string, asked: readonly IconRequest[]): Promise<void> {
  const answer = await fetchIcons(
    collection,
    asked.map(({ name }) => name),
  )
  for (const { name, settle } of asked) {
    const icon = (answer && iconIn(answer, name)) ?? null
    if (answer) cache.set(`${collection}:${name}`, icon)
    else requests.delete(`${collection}:${name}`)
    settle(icon)
  }
  for (const listener of listeners) listener()
}

async function fetchIcons(collection: string, names: string[]): Promise<IconAnswer | null> {
  const list = names.map(encodeURIComponent).join()
  try {
    const build = currentBuild()
    const path = `/api/_nuxt_icon/${encodeURIComponent(collection)}.json?icons=${list}`
    const response = await fetch(build === null ? path : `${path}&v=${build}`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** What a hotel's network answers may be anything. */
function iconIn({ icons, width, height }: Partial<IconAnswer>, name: string): IconData | null {
  const body = icons?.[name]?.body
  if (typeof body !== 'string' || typeof width !== 'number' || typeof height !== 'number')
    return null
  return { body, width, height }
}
