import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { ScreenFrame } from '#games/parts/screen-frame.tsx'
import { believedWords, Swears, turnLead } from './claim-words.tsx'
import styles from './cup-screen.module.css'
import { callOf, meyer } from './rules-ranks.ts'
import type { View } from './rules-view.ts'
import { type Screen, ScreenTable } from './screen-table.tsx'
import { ScreenToast } from './screen-toast.tsx'
import { ScreenVerdict } from './screen-verdict.tsx'

const notes: Record<View['phase'], string> = {
  roll: 'rolls',
  declare: 'looks',
  decide: 'decides',
  shown: '',
  toast: 'shows it',
}

/** On the TV: the cup all watch, never the dice under it. */
export function ScreenView(screen: Screen) {
  const { players, view } = screen
  const { phase, turn, round, shown } = view
  const name = nameOf(players, shown && phase === 'shown' ? shown.by : turn)
  const note = phase !== 'shown' ? notes[phase] : shown?.dice ? 'lifts' : 'concedes'
  return (
    <ScreenFrame
      screen={screen}
      count={
        <span className={styles.who}>
          <PlayerName name={name} />
        </span>
      }
      note={note}
    >
      {phase === 'shown' && shown ? (
        <ScreenVerdict key={round} {...screen} shown={shown} />
      ) : phase === 'toast' ? (
        <ScreenToast key={round} {...screen} />
      ) : phase === 'decide' && view.claim !== null ? (
        <Claim key={`${round} ${turn}`} {...screen} claim={view.claim} />
      ) : (
        <Turn key={`${round} ${turn}`} {...screen} />
      )}
    </ScreenFrame>
  )
}

function Claim(screen: Screen & { claim: number }) {
  const { players, view, claim } = screen
  const name = nameOf(players, view.turn)
  return (
    <ScreenTable
      {...screen}
      lead={<Swears {...{ view, players }} />}
      call={callOf(claim)}
      line={
        <>
          <bdi>{name}</bdi>
          {claim === meyer ? ': lift the cup, or concede it?' : ': believe it, or lift the cup?'}
        </>
      }
      current={view.turn}
      scene={<CupScene stage="down" />}
    />
  )
}

function Turn(screen: Screen) {
  const { players, view } = screen
  const { phase, turn } = view
  const isRolling = phase === 'roll'
  const name = nameOf(players, turn)
  useEffect(() => {
    if (isRolling) playScreenCue('rattle')
  }, [isRolling])
  return (
    <ScreenTable
      {...screen}
      lead={turnLead(view)}
      title={isRolling ? `${name} rolls.` : `Only ${name} looks.`}
      line={isRolling ? (believedWords(view) ?? 'Only they will look.') : 'Watch the face.'}
      current={turn}
      scene={<CupScene stage={isRolling ? 'shaking' : 'down'} />}
    />
  )
}
