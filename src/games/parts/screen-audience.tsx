import type { CSSProperties } from 'react'
import type { AudienceHeard, AudienceKind } from '#domain/table/audience.ts'
import type { Player } from '#domain/table/players.ts'
import { audienceCount, audienceShares } from './audience-shares.ts'
import styles from './screen-audience.module.css'

/** More has no room on one line. */
const maxShares = 3
const maxLetters = 36

type ScreenAudienceProps = {
  heard: AudienceHeard | null | undefined
  /** Of the question whose answer is shown here. */
  kind: AudienceKind
  players: readonly Player[]
  /** Where plates leave less height; a line for each choice where they leave no row. */
  shape?: 'low' | 'stacked'
  /** Keeps its place until the players’ reveal is over. */
  isHidden?: boolean
}

/** On a TV, at the foot: what the audience said, by share; nothing where it said nothing. */
export function ScreenAudience(props: ScreenAudienceProps) {
  const { heard, kind, players, shape, isHidden } = props
  if (heard?.kind !== kind) return null
  const { taps, shares } = audienceShares(heard, players)
  return (
    <div className={styles.audience} data-shape={shape} data-hidden={isHidden}>
      <h2>{audienceCount(taps)}</h2>
      <ul>
        {fittingShares(shares).map(({ choice, label, share }) => (
          <li key={choice}>
            <bdi>{label}</bdi>
            <ShareBar share={share / 100} />
            <em>{`${share}%`}</em>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The best ones whose words are whole on one line. */
function fittingShares<Share extends { label: string }>(shares: readonly Share[]): Share[] {
  let letters = 0
  return shares.slice(0, maxShares).filter(({ label }, at) => {
    letters += label.length
    return at === 0 || letters <= maxLetters
  })
}

/** Outlined, beside the solid bars of those who play. @param share of its track, from 0 to 1 */
export function ShareBar({ share }: { share: number }) {
  return (
    <span className={styles.track} aria-hidden>
      <i style={{ '--share': share } as CSSProperties} />
    </span>
  )
}
