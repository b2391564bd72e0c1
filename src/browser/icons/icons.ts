import { type IconAnswer, type IconData, mostIconsPerRequest } from '#contract/icons.ts'
import { currentBuild } from '../updates/current-build.ts'

/** Spec §9: who waits longer draws something else. */
const patienceMs = 1500

/** Null for an icon that does not exist; one that could not be fetched is not kept. */
const kept = new Map<string, Promise<IconData | null>>()

/** What is known of an icon: null when there is none of this name. */
const atHand = new Map<string, IconData | null>()
const listeners = new Set<() => void>()

type Asked = { name: string; settle: (icon: IconData | null) => void }

let waiting: Map<string, Asked[]> | null = null

/** An icon that can be drawn at once; null when there is none, undefined when nobody knows yet. */
export function iconAtHand(name: string): IconData | null | undefined {
  return atHand.get(name)
}

/** Tells of every answer; gives what ends it. */
export function onIcons(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Icons that came otherwise, as the server would have sent them. */
export function keepIcons(answer: IconAnswer): void {
  for (const name of Object.keys(answer.icons)) {
    const icon = iconIn(answer, name)
    kept.set(`${answer.prefix}:${name}`, Promise.resolve(icon))
    atHand.set(`${answer.prefix}:${name}`, icon)
  }
  for (const listener of listeners) listener()
}

/**
 * Icons by `collection:name`, each null when it cannot be had. All that are asked for in one go,
 * whoever asks, travel together.
 */
export async function loadIcons(names: readonly string[]): Promise<Map<string, IconData | null>> {
  const entries = names.map(async (name) => [name, await loadIcon(name)] as const)
  return new Map(await Promise.all(entries))
}

function loadIcon(fullName: string): Promise<IconData | null> {
  const known = kept.get(fullName)
  if (known) return known
  const [collection, name] = fullName.split(':')
  if (!collection || !name) return Promise.resolve(null)
  const loading = new Promise<IconData | null>((settle) => enqueue(collection, { name, settle }))
  kept.set(fullName, loading)
  return loading
}

function enqueue(collection: string, asked: Asked): void {
  if (!waiting) {
    waiting = new Map()
    queueMicrotask(sendAll)
  }
  waiting.set(collection, [...(waiting.get(collection) ?? []), asked])
}

function sendAll(): void {
  const all = waiting ?? new Map<string, Asked[]>()
  waiting = null
  for (const [collection, asked] of all) {
    // In order, so that the same icons are the same address and come from the cache.
    asked.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (let from = 0; from < asked.length; from += mostIconsPerRequest) {
      void send(collection, asked.slice(from, from + mostIconsPerRequest))
    }
  }
}

async function send(collection: string, asked: readonly Asked[]): Promise<void> {
  const answer = await fetchIcons(
    collection,
    asked.map(({ name }) => name),
  )
  for (const { name, settle } of asked) {
    const icon = (answer && iconIn(answer, name)) ?? null
    if (answer) atHand.set(`${collection}:${name}`, icon)
    else kept.delete(`${collection}:${name}`)
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
      signal: AbortSignal.timeout(patienceMs),
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
