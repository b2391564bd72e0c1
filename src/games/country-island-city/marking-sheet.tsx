import { nameOf } from '#domain/table/names.ts'
import { BackSlab } from '#games/kit/back-slab.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import { promptText } from '#games/kit/prompt-text.ts'
import { RoundCount } from '#games/kit/round-count.tsx'
import { MarkedRow, TypedRow } from './answer-row.tsx'
import { ChallengeSheet } from './challenge-sheet.tsx'
import styles from './marking-sheet.module.css'
import type { CicProps } from './play.tsx'
import type { Marking } from './rules-state.ts'

/** Pens are down: column by column, who has what. */
export function MarkingSheet({ marking, ...play }: CicProps & { marking: Marking }) {
  const { view, players, send } = play
  const { columns, points, letter } = view
  const { column, sheet, challenge } = marking
  const isLast = column === sheet.length - 1
  const isTyped = view.options.answers === 'typed'
  const next = () => send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      onNext={next}
      middle={<HeaderCount note="reads out">{nameOf(players, view.stopper)}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      tools={columns.map(({ raw }, index) => (
        <button
          key={raw}
          type="button"
          className={styles.tab}
          aria-label={`Column ${index + 1}: ${promptText(columns[index], play)}`}
          aria-current={index === column ? 'step' : undefined}
          onClick={() => send({ type: 'turn-to', column: index })}
        >
          {index + 1}
        </button>
      ))}
      dock={
        <>
          <BackSlab play={play} />
          <NextSlab
            onPress={next}
            note={isLast ? 'and see the scores' : `then ${promptText(columns[column + 1], play)}`}
          >
            {isLast ? 'Count it' : 'Next'}
          </NextSlab>
        </>
      }
    >
      <div className={styles.stage}>
        <div className={styles.head} aria-live="polite">
          <p className={styles.letter}>{letter}</p>
          <div>
            <h2>{promptText(columns[column], play)}</h2>
            <p className={styles.hint}>
              {isTyped ? 'Type what they read out.' : 'One tap: their own. Two: shared.'}
            </p>
          </div>
        </div>
        <ul className={styles.rows}>
          {players.map((player, seat) => {
            const cell = sheet[column]?.[seat]
            if (!cell) return null
            const row = {
              name: player.name,
              cell,
              points: points[column]?.[seat] ?? 0,
              onDoubt: () => send({ type: 'challenge', seat }),
            }
            return isTyped ? (
              <TypedRow
                key={`${column} ${player.id}`}
                {...row}
                onWrite={(answer) => send({ type: 'write', seat, answer })}
              />
            ) : (
              <MarkedRow key={player.id} {...row} onMark={() => send({ type: 'mark', seat })} />
            )
          })}
        </ul>
      </div>
      <ChallengeSheet play={play} challenge={challenge} />
    </PlayFrame>
  )
}
