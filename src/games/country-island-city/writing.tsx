import { PlayFrame } from '#games/kit/play-frame.tsx'
import { RoundCount } from '#games/kit/round-count.tsx'
import { Board } from './board.tsx'
import { ColumnTools } from './column-tools.tsx'
import type { CicProps } from './play.tsx'
import styles from './writing.module.css'

/** Pens are out: the letter, the columns, and a name for whoever is done first. */
export function Writing(play: CicProps) {
  const { view, players, send } = play
  const { grace } = view.options
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      tools={<ColumnTools play={play} />}
      dock={
        <fieldset className={styles.names}>
          <legend>
            Færdig? Tap your name.
            <small>{grace === 0 ? 'Then pens down.' : `Then ${grace} seconds.`}</small>
          </legend>
          <div className={styles.grid}>
            {players.map((player, seat) => (
              <button
                key={player.id}
                type="button"
                className={styles.name}
                onClick={() => send({ type: 'done', seat })}
              >
                <bdi>{player.name}</bdi>
              </button>
            ))}
          </div>
        </fieldset>
      }
    >
      <Board {...play} />
    </PlayFrame>
  )
}
