import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Player } from '#domain/table/players.ts'
import { Enso } from '#ui/enso.tsx'
import { useFitText } from '#ui/fit-text.ts'
import { Announce, useHasLiveRegion } from './live-region.tsx'
import { useOwes } from './owes.ts'
import styles from './prompt-card.module.css'
import { promptText } from './prompt-text.ts'

/** Same duration as in the style sheet. */
const promptMs = 180

type PromptCardProps = {
  /** In the colour of the game. */
  lead: ReactNode
  prompt: FilledPrompt
  players: readonly Player[]
  sober: boolean
  /** Below the prompt: the price. */
  rule?: ReactNode
  /** Share of the game, 0 to 1: the ring behind the prompt. */
  progress?: number
  /** The prompt itself advances too. */
  onPress?: () => void
}

/** The prompt, as large as it fits. */
export function PromptCard(props: PromptCardProps) {
  const { lead, prompt, players, sober, rule, progress, onPress } = props
  const block = useRef<HTMLDivElement>(null)
  const text = promptText(prompt, { players, sober, owed: useOwes(sober)('all') })
  useFitText(block, text)
  const isAnnounced = useHasLiveRegion()
  const inked = useAfterPrompt(progress)
  return (
    <div className={styles.card}>
      {inked !== undefined && (
        <Enso
          progress={inked}
          className={styles.ring}
          inkClassName={styles.ink}
          trackClassName={styles.track}
        />
      )}
      <div className={styles.words}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.area} aria-live={isAnnounced ? undefined : 'polite'}>
          <div ref={block} key={text} className={styles.prompt}>
            {text}
          </div>
        </div>
        {rule && <div className={styles.rule}>{rule}</div>}
      </div>
      <Announce>
        <p>{lead}</p>
        <p>{text}</p>
      </Announce>
      {onPress && (
        <button type="button" aria-hidden tabIndex={-1} className={styles.tap} onClick={onPress} />
      )}
    </div>
  )
}

/** The ring is expensive to paint: it follows after the prompt. */
function useAfterPrompt(progress: number | undefined): number | undefined {
  const [inked, setInked] = useState(progress)
  useEffect(() => {
    const timer = setTimeout(() => setInked(progress), promptMs)
    return () => clearTimeout(timer)
  }, [progress])
  return inked
}
