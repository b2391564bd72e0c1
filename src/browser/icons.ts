import { type IconAnswer, type IconData, mostIconsPerRequest } from '#contract/icons.ts'

/** Spec §9: who waits longer draws something else. */
const patienceMs = 1500

/** Null for an icon that does not exist; one that could not be fetched is not kept. */
const kept = new Map<string, Promise<IconData | null>>()

type Asked = { name: string; settle: (icon: IconData | null) => void }

let waiting: Map<string, Asked[]> | null = null

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
    if (!answer) kept.delete(`${collection}:${name}`)
    settle((answer && iconIn(answer, name)) ?? null)
  }
}

async function fetchIcons(collection: string, names: string[]): Promise<IconAnswer | null> {
  const list = names.map(encodeURIComponent).join()
  try {
    const path = `/api/_nuxt_icon/${encodeURIComponent(collection)}.json?icons=${list}`
    const response = await fetch(path, { signal: AbortSignal.timeout(patienceMs) })
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
