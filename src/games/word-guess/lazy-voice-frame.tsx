import { useEffect, useEffectEvent, useState } from 'react'
import { isPlainHttp } from '#browser/device/secure-context.ts'
import { canUseVoice, voiceAgent } from '#browser/voice/voice-agent.ts'
import type { WordProps } from './play-props.ts'
import styles from './voice-frame.module.css'

type Late = typeof import('./voice-frame.tsx')

/** Loads the voice host; without it a player takes over. */
export function LazyVoiceFrame(play: WordProps) {
  const [late, setLate] = useState<Late | null>(null)
  const takeOver = useEffectEvent(() => play.send({ type: 'takeOver' }))
  useEffect(() => {
    if (isPlainHttp() || !canUseVoice() || voiceAgent.get() === false) return takeOver()
    let isWanted = true
    import('./voice-frame.tsx').then(
      (loaded) => isWanted && setLate(loaded),
      () => isWanted && takeOver(),
    )
    return () => {
      isWanted = false
    }
  }, [])
  if (late) return <late.VoiceFrame {...play} />
  return (
    <div className={styles.voice}>
      <p role="status" className={styles.status}>
        The voice host is on its way.
      </p>
    </div>
  )
}
