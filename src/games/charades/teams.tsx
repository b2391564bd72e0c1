import { nameOf } from '#domain/table/names.ts'
import dealt from '#games/parts/dealt-sides.module.css'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { SideNames } from '#games/parts/side-names.tsx'
import { Button } from '#ui/button.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import { hasEmptyTeam } from './rules-teams.ts'
import styles from './teams.module.css'

export function Teams(play: PlayProps<View, Move, Options>) {
  const { view, players, send } = play
  const { teams, seat } = view
  const sizes = teams.map(({ seats }) => seats.length)
  const smaller = teams.filter(({ seats }) => seats.length < Math.max(...sizes))
  const isReady = !hasEmptyTeam(teams)
  const begin = () => send({ type: 'begin' })
  return (
    <PlayFrame
      play={play}
      onNext={begin}
      dock={
        <>
          <Button
            variant="quiet"
            size="large"
            className={styles.again}
            onPress={() => send({ type: 'shuffle' })}
          >
            Shuffle again
          </Button>
          <NextButton
            className={dealt.begin}
            onPress={begin}
            disabled={!isReady}
            note={
              isReady ? (
                <>
                  <bdi>{nameOf(players, seat)}</bdi> guesses first
                </>
              ) : (
                'every team needs a player'
              )
            }
          >
            Begin
          </NextButton>
        </>
      }
    >
      <p className={dealt.hint}>Tap a name to change teams.</p>
      <ScrollRegion label="Teams" className={dealt.room}>
        <ul className={`${dealt.sides} ${styles.teams}`} aria-live="polite">
          {teams.map(({ name, cloth, seats }) => (
            <li key={name} className={`cloth-${cloth}`}>
              <h2>{name}</h2>
              <SideNames
                label={name}
                players={players}
                seats={seats}
                onChange={(seat) => send({ type: 'changeTeam', seat })}
              />
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {isReady && smaller.length > 0 && (
        <p className={styles.uneven}>
          Uneven teams. {smaller.map(({ name }) => name).join(' and ')}
          {smaller.length === 1 ? ' comes' : ' come'} round sooner, so every side has as many turns.
        </p>
      )}
    </PlayFrame>
  )
}
