import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useWatching, WatchingContext } from '#games/parts/watching.ts'
import { WatchersWait } from './watchers-wait.tsx'

afterEach(() => vi.useRealTimers())

test.each([
  ['wait until the TV has told the answers', 999, 'none'],
  ['then choose from them', 1000, 'choices'],
])('those who watch %s', (_, now, shown) => {
  vi.setSystemTime(now)
  const html = renderToStaticMarkup(
    <WatchingContext value={{ below: 'choices', dock: null, words: '' }}>
      <WatchersWait untilMs={1000}>
        <Below />
      </WatchersWait>
    </WatchingContext>,
  )
  expect(html).toBe(shown)
})

function Below() {
  return useWatching()?.below ?? 'none'
}
