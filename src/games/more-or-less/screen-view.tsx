import { Countdown } from '#games/parts/countdown.tsx'
import { ScreenTimeBar } from '#games/parts/screen-clock.tsx'
import { ScreenEyes, ScreenFrame } from '#games/parts/screen-frame.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { ScreenSides } from '#games/parts/screen-sides.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { Options } from './rules-options.ts'
import type { View } from './rules-state.ts'
import styles from './screen-halves.module.css'
import { ScreenHalves, ScreenItem } from './screen-halves.tsx'
import { ScreenReveal } from './screen-reveal.tsx'

type Screen = ScreenProps<View, Options>

/** On the TV: never the hidden number, nor who says what, before both sides have spoken. */
export function ScreenView(screen: Screen) {
  const { view, players } = screen
  const { phase, card, cards, isLast, shown } = view
  const here = useSeatsHere(players)
  if (phase === 'sides') {
    return (
      <ScreenFrame screen={screen} count={here.length} note="players">
        <ScreenSides
          teams={view.teams}
          players={players}
          note={(side) => (side === 0 ? 'goes first' : 'bets against them')}
        />
        {view.clock && <ScreenTimeBar clock={view.clock} />}
      </ScreenFrame>
    )
  }
  return (
    <ScreenFrame
      screen={screen}
      count={isLast ? 'Last' : card}
      note={isLast ? 'the tie' : `of ${cards}`}
    >
      {shown ? <ScreenReveal key={card} {...screen} shown={shown} /> : <Guess {...screen} />}
    </ScreenFrame>
  )
}

function Guess({ view, players }: Screen) {
  const { b, clock, teams, side, answered } = view
  const here = useSeatsHere(players)
  return (
    <>
      <ScreenHalves view={view}>
        <ScreenItem
          label={b.label}
          unit={b.unit}
          value="?"
          fitted="?"
          beside={clock && <Countdown clock={clock} className={styles.ring} />}
        />
        <p className={styles.ask}>
          <bdi>{teams[side]?.name}</bdi> decides.
        </p>
      </ScreenHalves>
      <div className={styles.in}>
        <ScreenEyes done={Math.min(answered, here.length)} of={here.length} />
      </div>
    </>
  )
}
