import { useMemo } from 'react'
import { listNames, nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { type MomentStep, useScreenMoment } from '#games/parts/use-screen-moment.ts'
import { sequelOf } from './aftermath.ts'
import styles from './dice-screen.module.css'
import { doneLines, effectLines } from './effect-words.ts'
import type { Dice } from './rules-effects.ts'
import type { View } from './rules-view.ts'
import { ScreenDice } from './screen-dice.tsx'
import { type Screen, ScreenTable } from './screen-table.tsx'
import { ownPhones } from './wording.ts'

/** Before the first throw of a turn. */
export function ScreenWait(screen: Screen) {
  const { players, view } = screen
  return (
    <ScreenTable
      {...screen}
      lead="A new turn"
      lines={[{ why: `${nameOf(players, view.turn)} throws`, what: 'Two dice, no mercy' }]}
      line="Call it on your phones: 7, 9, 11 or a double?"
      scene={
        <div className={styles.cup}>
          <CupScene stage="shaking" className={styles.cupScene ?? ''} />
        </div>
      }
    />
  )
}

/** Three bounces, and one die rocks on its edge: then nothing moves. */
const bounceSteps: readonly MomentStep[] = [
  { atMs: 0, cue: 'drum' },
  { atMs: 180, cue: 'knock' },
  { atMs: 360, cue: 'knock' },
]
const stillMs = 1040
const lineStepMs = 90
const flightMs = 320
const hatMs = 260

/** Lines light up, hits fly to their names, the hat drops. */
function momentOf(lines: number): readonly MomentStep[] {
  const lineSteps = Array.from({ length: lines }, (_, place) => ({
    atMs: stillMs + place * lineStepMs,
  }))
  const linesMs = stillMs + lines * lineStepMs
  return [
    ...bounceSteps,
    ...lineSteps,
    { atMs: linesMs, cue: 'knock' },
    { atMs: linesMs + flightMs + hatMs },
  ]
}

export function ScreenThrow(screen: Screen & { dice: Dice }) {
  const { players, view, dice } = screen
  const { effects, task, turn, throws } = view
  const wording = ownPhones(players, turn, null)
  const lines = task ? effectLines(effects, wording) : doneLines(view, wording)
  const step = useScreenMoment(useMemo(() => momentOf(lines.length), [lines.length]))
  const shown = Math.max(0, step - bounceSteps.length)
  const hasHit = shown > lines.length
  return (
    <ScreenTable
      {...screen}
      lead={`${nameOf(players, turn)} threw ${dice.join('–')}`}
      lines={lines.slice(0, shown)}
      line={hasHit && nextWords(screen)}
      small={hasHit ? sequelOf(view, players).join(' ') : ''}
      scene={<ScreenDice faces={dice} hasFallen />}
      hasHit={hasHit}
      hasHat={shown > lines.length + 1}
      called={throws === 1 ? { kind: 'throw', isHidden: shown < lines.length + 2 } : null}
    />
  )
}

function nextWords({ view, players }: Screen): string | null {
  const { step, turn, task, dodging, next } = view
  const name = nameOf(players, turn)
  const words: Record<View['step'], string | null> = {
    throw: `Something happened: ${name} throws again.`,
    give: task?.type === 'give' ? `${task.count} to give.` : null,
    rule: 'Law pending. Suggest one on your phones.',
    dodge: `${listNames(players, dodging)} may send it on.`,
    pass: `The dice go to ${nameOf(players, next)}.`,
    successor: null,
    duel: null,
  }
  return words[step]
}
