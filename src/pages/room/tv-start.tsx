import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isPresented } from '#browser/device/nearby-screens.ts'
import { startScreenSound } from '#browser/device/screen-cues.ts'
import { keepAwake } from '#browser/device/wake-lock.ts'
import type { RoomView } from '#contract/room-view.ts'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import { Glyph } from '#ui/glyph.tsx'
import styles from './tv.module.css'

type TvStartProps = { room: RoomView; onStart: () => void }

/**
 * One tap: sound, full screen, awake. What the browser refuses is said, and the rest goes on. No tap
 * where a phone put the page on the TV.
 */
export function TvStart({ room, onStart }: TvStartProps) {
  const [refused, setRefused] = useState<readonly string[]>([])
  const go = useRef<HTMLDivElement>(null)
  const startByItself = useEffectEvent(() => {
    void startScreenSound()
    void stayAwake()
    onStart()
  })
  useEffect(() => {
    if (isPresented()) startByItself()
    // A remote has arrows and an OK, and no pointer.
    else go.current?.querySelector('button')?.focus()
  }, [])

  async function start(): Promise<void> {
    const wanted: [string, Promise<boolean>][] = [
      ['sound', startScreenSound()],
      ['full screen', fillScreen()],
      ['staying awake', stayAwake()],
    ]
    const missing: string[] = []
    for (const [what, isDone] of wanted) if (!(await isDone)) missing.push(what)
    if (missing.length === 0) return onStart()
    setRefused(missing)
    setTimeout(onStart, 2500)
  }

  return (
    <main className={`cloth-mustard ${styles.screen} ${styles.start}`}>
      <Daruma face="one-eye" className={styles.daruma} />
      <div className={styles.startWords}>
        <p className={styles.lead}>Room {room.code}</p>
        <h1>One tap, and this is the table.</h1>
        <div ref={go} className={styles.go}>
          <Button size="large" icon="icon-fwd" onPress={() => void start()}>
            Start the screen
          </Button>
        </div>
        {refused.length > 0 ? (
          <p className={styles.note} role="status">
            {`This browser refuses ${new Intl.ListFormat('en-GB').format(refused)}. The rest goes on.`}
          </p>
        ) : (
          <>
            <ul className={styles.wants}>
              <li>
                <Glyph id="icon-note" />
                sound on
              </li>
              <li>
                <Glyph id="icon-full" />
                full screen
              </li>
              <li>
                <Glyph id="icon-eyeon" />
                stays awake
              </li>
            </ul>
            <p className={styles.note}>
              OK on the remote, Enter, or a click. Too loud?
              <br />
              Turn it down with the TV’s own buttons.
            </p>
          </>
        )}
      </div>
    </main>
  )
}

async function fillScreen(): Promise<boolean> {
  try {
    await document.documentElement.requestFullscreen()
    return true
  } catch {
    return false
  }
}

/** For as long as the page is open. */
function stayAwake(): Promise<boolean> {
  return new Promise((resolve) => {
    keepAwake((state) => resolve(state === 'held'))
  })
}
