import { PlayFrame } from '#games/kit/play-frame.tsx'
import type { PlayProps } from '#games/kit/play-props.ts'
import { Slab } from '#ui/slab.tsx'
import type { Move, Options, View } from './rules.ts'
import styles from './teams.module.css'

/** Who plays with whom, before the first turn. */
export function Teams(play: PlayProps<View, Move, Options>) {
  const { view, players, send } = play
  const { teams, seat } = view
  const sizes = teams.map(({ seats }) => seats.length)
  const smaller = teams.filter(({ seats }) => seats.length < Math.max(...sizes))
  const begin = () => send({ type: 'begin' })
  return (
    <PlayFrame
      play={play}
      onNext={begin}
      dock={
        <>
          <Slab
            ghost
            size="main"
            className={styles.again}
            onPress={() => send({ type: 'shuffle' })}
          >
            Shuffle again
          </Slab>
          <Slab
            size="main"
            icon="icon-fwd"
            className={styles.begin}
            keyHint="Space"
            onPress={begin}
            note={
              <>
                <bdi>{players[seat]?.name}</bdi> guesses first
              </>
            }
          >
            Begin
          </Slab>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach that */}
      <ul className={styles.teams} aria-live="polite" tabIndex={0}>
        {teams.map(({ name, cloth, seats }) => (
          <li key={name} className={`cloth-${cloth}`}>
            <h2>{name}</h2>
            <p>
              {seats.map((member, place) => (
                <span key={member}>
                  {place > 0 && ', '}
                  <bdi>{players[member]?.name}</bdi>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {smaller.length > 0 && (
        <p className={styles.uneven}>
          {`${players.length} of you do not split evenly. `}
          {smaller.map(({ name }) => name).join(' and ')}
          {smaller.length === 1 ? ' comes' : ' come'} round sooner, so every side has as many turns.
        </p>
      )}
    </PlayFrame>
  )
}
