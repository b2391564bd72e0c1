import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { IconAnswer, IconData } from '#contract/icons.ts'

const page = (build?: string) => ({ documentElement: { dataset: { build } } })

let asked: string[]
let answer: (names: string[]) => Promise<Response>
let loadIcons: (names: readonly string[]) => Promise<Map<string, IconData | null>>
let iconAtHand: (name: string) => IconData | null | undefined
let onIcons: (listener: () => void) => () => void
let keepIcons: (answer: IconAnswer) => void

const body = (name: string) => `<path d="${name}"/>`
const drawn = (name: string) => ({ body: body(name), width: 256, height: 256 })

beforeEach(async () => {
  asked = []
  answer = async (names) => {
    const icons = names
      .filter((name) => !name.startsWith('no-'))
      .map((name) => [name, { body: body(name) }])
    return Response.json({
      prefix: 'ph',
      icons: Object.fromEntries(icons),
      width: 256,
      height: 256,
    })
  }
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push(path)
    const names = new URL(path, 'http://x').searchParams.get('icons')?.split(',') ?? []
    const gone = new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return await Promise.race([answer(names), gone])
  })
  vi.stubGlobal('document', page())
  vi.resetModules()
  ;({
    loadIcons,
    cachedIcon: iconAtHand,
    subscribeToIcons: onIcons,
    cacheIcons: keepIcons,
  } = await import('./icons.ts'))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('all that are asked for in one go come together, in order, and once', async () => {
  const [first, second] = await Promise.all([
    loadIcons(['ph:b', 'ph:a']),
    loadIcons(['ph:c', 'ph:a', 'mdi:a']),
  ])
  expect([...first]).toEqual([
    ['ph:b', drawn('b')],
    ['ph:a', drawn('a')],
  ])
  expect(second.get('ph:c')).toEqual(drawn('c'))
  expect(asked).toEqual(['/api/_nuxt_icon/ph.json?icons=a,b,c', '/api/_nuxt_icon/mdi.json?icons=a'])
})

test('what came is not asked for again', async () => {
  await loadIcons(['ph:a', 'ph:no-such'])
  const again = await loadIcons(['ph:a', 'ph:no-such', 'ph:b'])
  expect([...again.values()]).toEqual([drawn('a'), null, drawn('b')])
  expect(asked).toEqual([
    '/api/_nuxt_icon/ph.json?icons=a,no-such',
    '/api/_nuxt_icon/ph.json?icons=b',
  ])
})

test('a page that says its build asks as that build', async () => {
  vi.stubGlobal('document', page('0123456789ab'))
  await loadIcons(['ph:a', 'ph:b'])
  expect(asked).toEqual(['/api/_nuxt_icon/ph.json?icons=a,b&v=0123456789ab'])
})

test('more than 64 travel in more than one request', async () => {
  const names = Array.from({ length: 65 }, (_, index) => `ph:i${String(index).padStart(2, '0')}`)
  const icons = await loadIcons(names)
  expect([...icons.values()].every((icon) => icon !== null)).toBe(true)
  expect(asked.map((path) => path.split(',').length)).toEqual([64, 1])
})

test.each(['', 'crown', ':crown', 'ph:'])('%j is no icon', async (name) => {
  expect([...(await loadIcons([name]))]).toEqual([[name, null]])
  expect(asked).toEqual([])
})

test.each([
  ['there is no network', () => Promise.reject(new TypeError('no network'))],
  ['the server is busy', async () => new Response('', { status: 503 })],
  ['a hotel answers', async () => new Response('<h1>Accept our terms</h1>')],
])('while %s there is none, and later it is asked for again', async (_, away) => {
  const right = answer
  answer = away
  expect([...(await loadIcons(['ph:a'])).values()]).toEqual([null])
  answer = right
  expect([...(await loadIcons(['ph:a'])).values()]).toEqual([drawn('a')])
})

test('an icon is at hand once it came, and whoever watches is told', async () => {
  let told = 0
  const end = onIcons(() => told++)
  expect(iconAtHand('ph:a')).toBeUndefined()
  await loadIcons(['ph:a', 'ph:no-such'])
  expect([iconAtHand('ph:a'), iconAtHand('ph:no-such'), told]).toEqual([drawn('a'), null, 1])
  answer = () => Promise.reject(new TypeError('no network'))
  await loadIcons(['ph:b'])
  expect([iconAtHand('ph:b'), told]).toEqual([undefined, 2])
  end()
  await loadIcons(['ph:b'])
  expect(told).toBe(2)
})

test('what came otherwise is not asked for', async () => {
  keepIcons({ prefix: 'ph', icons: { a: { body: body('a') } }, width: 256, height: 256 })
  expect(iconAtHand('ph:a')).toEqual(drawn('a'))
  expect([...(await loadIcons(['ph:a'])).values()]).toEqual([drawn('a')])
  expect(asked).toEqual([])
})

test('nobody waits longer than 1500 ms', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((delayMs) => {
    expect(delayMs).toBe(1500)
    return AbortSignal.abort(new DOMException('', 'TimeoutError'))
  })
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted()
  })
  expect([...(await loadIcons(['ph:a'])).values()]).toEqual([null])
  expect(timeout).toHaveBeenCalledOnce()
  timeout.mockRestore()
})
