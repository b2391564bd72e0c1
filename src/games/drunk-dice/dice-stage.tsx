import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import styles from './dice-stage.module.css'
import type { Line } from './effect-words.ts'
import type { DiceProps } from './play-props.ts'

type DiceStageProps = {
  play: DiceProps
  lead: ReactNode
  lines: readonly Line[]
  dice: readonly number[] | null
  isRattling?: boolean
  /** Changes with every throw. */
  throwId: number
  /** Below the words. */
  foot?: ReactNode
  /** Below the plate. */
  children?: ReactNode
}

/** Longer lines are set smaller. */
const longLine = 26

/** The cup, the dice, and what they did. */
export function DiceStage(props: DiceStageProps) {
  const { play, lead, lines, dice, isRattling, throwId, foot, children } = props
  return (
    <div className={styles.stage}>
      <div className={styles.words} role="status" data-own={play.own !== undefined}>
        <p className={styles.lead}>{lead}</p>
        {lines.map(({ why, what }) => (
          <p key={`${why} ${what}`} className={styles.line}>
            <b data-long={what.length > longLine || undefined}>{what}</b>
            <span>{why}</span>
          </p>
        ))}
        {foot && <p className={styles.foot}>{foot}</p>}
      </div>
      <div className={styles.table}>
        <CupScene
          stage={isRattling ? 'shaking' : dice ? 'lifted' : 'down'}
          dice={dice ?? []}
          throwId={throwId}
          className={styles.scene ?? ''}
        />
        {children}
      </div>
      <Lasting {...play} />
    </div>
  )
}

/** Effects longer than a turn: the Three-Man and the rule in force. */
export function Lasting({ view, players }: DiceProps) {
  const { threeMan, lasting } = view
  if (threeMan === null && !lasting) return null
  return (
    <dl className={styles.lasting}>
      {threeMan !== null && (
        <div>
          <dt>Three-Man</dt>
          <dd>
            <bdi>{nameOf(players, threeMan)}</bdi>
          </dd>
        </div>
      )}
      {lasting && (
        <div>
          <dt>
            <bdi>{nameOf(players, lasting.by)}</bdi>’s rule
          </dt>
          <dd>{lasting.text || 'As it was said. Somebody remembers.'}</dd>
        </div>
      )}
    </dl>
  )
}
