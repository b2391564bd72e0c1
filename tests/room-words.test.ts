import { beforeEach, expect, test, vi } from 'vitest'
import { listWords, type Shown } from './support/words/approve-words.ts'
import { wordsOfDoors } from './support/words/words-of-doors.tsx'
import { wordsOfLostRooms, wordsOfRoom, wordsOfSheets } from './support/words/words-of-room.tsx'

// Only these files' pages load what is replaced here: effects do not run in markup.
vi.mock('react-router', () => ({
  Link: 'a',
  Navigate: () => null,
  useNavigate: () => () => {},
  useParams: () => ({}),
  useLocation: () => ({ pathname: '/', hash: '' }),
  useSearchParams: () => [new Map()],
}))
vi.mock('react', async (load) => {
  const react = await load<typeof import('react')>()
  return {
    ...react,
    useSyncExternalStore: (
      ...[subscribe, get, onServer = get]: Parameters<typeof react.useSyncExternalStore>
    ) => react.useSyncExternalStore(subscribe, get, onServer),
  }
})
vi.mock('#browser/navigation/use-late-screen.ts', async () => {
  const { lateNow } = await import('./support/words/late-now.ts')
  return { useLateScreen: (load: () => Promise<unknown>) => lateNow(load, load) }
})
vi.mock('../src/pages/room/use-game-screen.ts', async () => {
  const { lateNow } = await import('./support/words/late-now.ts')
  const { loadRoomGame } = await import('#games/room-screens.ts')
  type Slug = Parameters<typeof loadRoomGame>[0] | null
  return { useGameScreen: (slug: Slug) => slug && lateNow(slug, () => loadRoomGame(slug)) }
})
vi.mock('../src/pages/room/use-is-before.ts', () => ({
  useIsBefore: (atMs: number | null) => atMs !== null && atMs > Date.now(),
}))
vi.mock('../src/pages/room/use-room.ts', async (load) => {
  const { connected } = await import('./support/words/fake-session.ts')
  return { ...(await load<object>()), useRoomSession: () => connected }
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('location', new URL('https://example.org/r/HKTR'))
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('navigator', { onLine: true, vibrate() {} })
})

const timeoutMs = 60_000

test.each([
  ['room', wordsOfRoom],
  ['room-doors', wordsOfDoors],
  ['room-lost', wordsOfLostRooms],
  ['room-sheets', wordsOfSheets],
])(
  'words of %s',
  async (name, wordsOf) => {
    const shown: Shown[] = []
    for await (const each of wordsOf()) shown.push(each)
    await expect(listWords(shown)).toMatchFileSnapshot(`approved-words/${name}.txt`)
  },
  timeoutMs,
)
