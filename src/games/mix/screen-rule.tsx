import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { countWord } from '#domain/table/amount.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { Hanko } from '#ui/hanko.tsx'
import styles from './mix-screen.module.css'
import type { RuleCard } from './rules-state.ts'
import { ScreenPoints } from './screen-points.tsx'
import type { MixScreen } from './screen-props.ts'

type ScreenRuleProps = Pick<MixScreen, 'view' | 'players'> & { card: RuleCard }

/** A red seal for a rule that begins, and words for one that ends. */
export function ScreenRule({ view, players, card }: ScreenRuleProps) {
  const { rule, isOver } = card
  useEffect(() => playScreenCue('drum'), [])
  return (
    <>
      <div className={styles.rule}>
        <ScreenPrompt
          lead={isOver ? 'No longer a rule:' : `For the next ${countWord(rule.left)} cards:`}
          rule={
            isOver
              ? 'You kept it beautifully. Mostly.'
              : 'Seen it forgotten? Tap the name. Two make it a point.'
          }
        >
          {promptText(rule.prompt, { players, sober: true })}
        </ScreenPrompt>
        {!isOver && (
          <div className={styles.seal}>
            <Hanko isFresh>Rule</Hanko>
          </div>
        )}
      </div>
      <ScreenPoints view={view} players={players} />
    </>
  )
}
