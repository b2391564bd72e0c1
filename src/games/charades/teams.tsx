import { nameOf } from '#domain/table/names.ts'
import { DealtSides } from '#games/parts/dealt-sides.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { SideNames } from '#games/parts/side-names.tsx'
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
  const starter = (
    <>
      <bdi>{nameOf(players, seat)}</bdi> guesses first
    </>
  )
  return (
    <DealtSides
      play={play}
      label="Teams"
      hint="Tap a name to change teams."
      className={styles.teams}
      change={{ text: 'Shuffle again', press: () => send({ type: 'shuffle' }) }}
      begin={{
        note: isReady ? starter : 'every team needs a player',
        mayPress: isReady,
        press: begin,
      }}
      onNext={begin}
      below={
        isReady &&
        smaller.length > 0 && (
          <p className={styles.uneven}>
            Uneven teams. {smaller.map(({ name }) => name).join(' and ')}
            {smaller.length === 1 ? ' comes' : ' come'} round sooner, so every side has as many
            turns.
          </p>
        )
      }
    >
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
    </DealtSides>
  )
}
