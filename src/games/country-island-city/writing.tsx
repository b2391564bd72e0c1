import { nameOf } from '#domain/table/names.ts'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { usePlayerKeys } from '#games/parts/use-keys.ts'
import { KeyNumber } from '#games/shell/key-number.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { Board } from './board.tsx'
import { ColumnTools } from './column-tools.tsx'
import type { CicProps } from './play-props.ts'
import styles from './writing.module.css'

export function Writing(play: CicProps) {
  const { view, players, send } = play
  const { grace } = view.options
  const here = useSeatsHere(players)
  usePlayerKeys(here.length, (place) => send({ type: 'done', seat: here[place] ?? 0 }))
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      tools={<ColumnTools play={play} />}
      dock={
        <fieldset className={styles.names}>
          <legend>
            Færdig (done)? Tap your name.
            <small>{grace === 0 ? 'Then pens down.' : `Then ${grace} seconds.`}</small>
          </legend>
          <div className={styles.grid}>
            {here.map((seat, place) => (
              <button
                key={players[seat]?.id}
                type="button"
                className={styles.name}
                onClick={() => send({ type: 'done', seat })}
              >
                <KeyNumber place={place} />
                <PlayerName name={nameOf(players, seat)} />
              </button>
            ))}
            <ScrollHint />
          </div>
        </fieldset>
      }
    >
      <Board {...play} />
    </PlayFrame>
  )
}
