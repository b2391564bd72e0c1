import { useEffect, useState } from 'react'
import { Outlet, useMatches } from 'react-router'
import { canLoad } from '#browser/device/can-load.ts'
import { whenIdle } from '#browser/device/when-idle.ts'
import { usePreloads } from '#browser/navigation/preloads/use-preload.ts'
import { useSettings } from '#browser/storage/use-saved.ts'
import { changeSober } from '#browser/table/change-sober.ts'
import { FeedbackButton } from '#games/shell/feedback-button.tsx'
import type { PlayersSheet } from '#games/shell/players-sheet.tsx'
import type { SettingsSheet } from '#games/shell/settings-sheet.tsx'
import { EyeSwitch } from '#ui/eye.tsx'
import { Toast } from '#ui/toast.tsx'
import { isStaticRoute } from '../static-route.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import styles from './default.module.css'
import { Footer } from './footer.tsx'
import { SiteNav, StaticNav } from './site-nav.tsx'

const loadPlayers = () => import('#games/shell/players-sheet.tsx').then((late) => late.PlayersSheet)
/** On demand: few visits open them. */
const loadSettings = () =>
  import('#games/shell/settings-sheet.tsx').then((late) => late.SettingsSheet)

export default function DefaultLayout() {
  const [sheet, setSheet] = useState<'players' | 'settings' | null>(null)
  const [Players, setPlayers] = useState<typeof PlayersSheet | null>(null)
  const [Settings, setSettings] = useState<typeof SettingsSheet | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { sober } = useSettings()
  // Hovering a game tile preloads its game.
  usePreloads()
  useEffect(() => {
    const keep = (Sheet: typeof PlayersSheet) => setPlayers(() => Sheet)
    whenIdle(() => canLoad() && loadPlayers().then(keep, () => {}))
  }, [])
  if (isStaticRoute(useMatches())) return <StaticLayout />

  async function open(name: 'players' | 'settings'): Promise<void> {
    try {
      if (name === 'players') {
        const Sheet = await loadPlayers()
        setPlayers(() => Sheet)
      } else {
        const Sheet = await loadSettings()
        setSettings(() => Sheet)
      }
      setSheet(name)
    } catch {
      setProblem('No network. Check your connection and try again.')
    }
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.greeting}>Bow in. Pick a curtain. Pass the phone.</p>
        <button
          type="button"
          role="switch"
          aria-checked={sober}
          className={styles.sober}
          onClick={() => changeSober(!sober)}
        >
          Sober
          <EyeSwitch on={sober} />
        </button>
      </header>
      <main>
        <Outlet />
      </main>
      <Footer>
        <FeedbackButton />
      </Footer>
      <SiteNav onPlayers={() => open('players')} onSettings={() => open('settings')} />
      <ArrivalNotice />
      {Players && <Players open={sheet === 'players'} onClose={() => setSheet(null)} />}
      {Settings && <Settings open={sheet === 'settings'} onClose={() => setSheet(null)} />}
      <Toast message={problem} onDismiss={() => setProblem(null)} />
    </div>
  )
}

function StaticLayout() {
  return (
    <div className={styles.page}>
      <main>
        <Outlet />
      </main>
      <Footer />
      <StaticNav />
    </div>
  )
}
