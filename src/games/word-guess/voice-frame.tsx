import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOwnDocument, reloadDocument } from '#browser/updates/own-document.ts'
import { openVoiceFrame } from '#browser/voice/open-voice-frame.ts'
import { type VoiceEvent, voiceFramePath } from '#contract/voice.ts'
import type { WordProps } from './play-props.ts'
import { points } from './rules-log.ts'
import styles from './voice-frame.module.css'

/**
 * In a frame without an origin: it knows the word, and nothing else of this site. If it fails, a
 * player takes over.
 */
export function VoiceFrame({ view, send }: WordProps) {
  const { gameId, word } = view
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [mayShow] = useState(isOwnDocument)

  const onNews = useEffectEvent((news: VoiceEvent) => {
    if (news.type === 'ready') setIsReady(true)
    else if (news.type === 'failed') send({ type: 'takeOver' })
    else send(news)
  })

  useEffect(() => {
    // The game is saved; the reloaded page may show the frame.
    if (!mayShow) {
      void reloadDocument().then((isComing) => isComing || onNews({ type: 'failed' }))
      return
    }
    if (!frame.current || word === null) return
    const variables = { game_id: gameId, secret_word: word, max_questions: points.questions }
    return openVoiceFrame(frame.current, variables, (news) => onNews(news))
  }, [gameId, word, mayShow])

  return (
    <div className={styles.voice}>
      <p role="status" className={isReady ? 'seen-by-readers' : styles.status}>
        {isReady ? 'The voice host is here.' : 'The voice host is on its way.'}
      </p>
      {mayShow && (
        <iframe
          ref={frame}
          title="Voice host"
          src={voiceFramePath}
          sandbox="allow-scripts"
          allow="autoplay"
          className={styles.frame}
        />
      )}
    </div>
  )
}
