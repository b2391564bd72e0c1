import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { letterCount, promptText } from '#games/parts/prompt-text.ts'
import { ScreenAudience } from '#games/parts/screen-audience.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { Eye } from '#ui/eye.tsx'
import styles from './dropped-list.module.css'
import type { Options } from './rules-options.ts'
import type { View } from './rules-state.ts'
import { Sides } from './screen-turn.tsx'
import { gainWords } from './turn-words.ts'
import { useListReveal } from './use-list-reveal.ts'

const oneRod = 6
const maxRows = 16

type Screen = ScreenProps<View, Options>
type Line = { text: string; word: string; isHit: boolean; isTheft: boolean }

/** The turn told: phrases drop, the score counts along, a theft comes last. */
export function ScreenList({ view, players, heard }: Screen) {
  const { rows, thief, seat } = view
  const { shown, isOver } = useListReveal(rows, thief !== null)
  const lines = linesOf(view, players)
  const dropped = isOver ? lines : lines.slice(0, shown)
  const isMany = lines.length > oneRod
  const hits = rows.slice(0, isOver ? rows.length : shown).filter(({ isHit }) => isHit).length
  const before = (team: number) => (view.points[team] ?? 0) - (view.gained[team] ?? 0)
  const counted = view.teams.map((_, team) => before(team) + (team === view.team ? hits : 0))
  return (
    <>
      <div className={styles.told} data-many={isMany}>
        <div className={styles.words} aria-live="polite">
          <p className={styles.lead}>
            <bdi>{nameOf(players, seat)}</bdi> got
          </p>
          <p className={styles.count}>{hits}</p>
          {isOver && <p className={styles.rule}>{newsOf(view, players)}</p>}
          <ScreenAudience shape="stacked" isHidden={!isOver} kind="hits" {...{ heard, players }} />
        </div>
        <ul className={styles.rows} aria-label="Hits and passes">
          {dropped.slice(0, lines.length > maxRows ? maxRows - 1 : maxRows).map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn's rows are never moved
            <Plate key={row} line={line} />
          ))}
          {isOver && lines.length > maxRows && (
            <li className={styles.more}>{`+${lines.length - maxRows + 1} more`}</li>
          )}
        </ul>
      </div>
      <Sides
        view={view}
        points={isOver ? view.points : counted}
        note={(team) => (isOver ? gainWords(view.gained[team] ?? 0) : '')}
      />
    </>
  )
}

function Plate({ line: { text, word, isHit, isTheft } }: { line: Line }) {
  return (
    <li data-hit={isHit} data-theft={isTheft} data-long={letterCount(text) > 24}>
      <b>{text}</b>
      <span>{word}</span>
      <Eye open={isHit} className={styles.eye} />
    </li>
  )
}

function linesOf({ rows, phrase, thief }: View, players: Screen['players']): Line[] {
  const said = { players, sober: true }
  const lines = rows.map(({ phrase, isHit }) => ({
    text: promptText(phrase, said),
    word: isHit ? 'hit' : 'pass',
    isHit,
    isTheft: false,
  }))
  if (!phrase) return lines
  const isTheft = thief !== null
  const word = isTheft ? 'stolen' : 'too late'
  return [...lines, { text: promptText(phrase, said), word, isHit: false, isTheft }]
}

/** “Emil stole the last one for Team Sora.” */
function newsOf(view: View, players: Screen['players']): ReactNode {
  const { thief, stolenBy, teams, knew } = view
  const who = stolenBy === null ? null : nameOf(players, stolenBy)
  const theft =
    thief === null ? '' : `${who ?? 'Somebody'} stole the last one for ${teams[thief]?.name}. `
  const called = knew.map((team) => teams[team]?.name).join(' and ')
  return theft + (called && `${called} knew how many.`)
}
