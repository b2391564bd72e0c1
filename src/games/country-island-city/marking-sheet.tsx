import { nameOf } from '#domain/table/names.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { MarkedRow, TypedRow } from './answer-row.tsx'
import styles from './marking-sheet.module.css'
import type { CicProps } from './play-props.ts'
import type { Marking } from './rules-state.ts'

export function MarkingSheet({ marking, ...play }: CicProps & { marking: Marking }) {
  const { view, players, send } = play
  const here = useSeatsHere(players)
  const { columns, points, letter } = view
  const { column, sheet } = marking
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
          <BackButton play={play} />
          <NextButton
            onPress={next}
            note={isLast ? 'and see the scores' : `then ${promptText(columns[column + 1], play)}`}
          >
            {isLast ? 'Count it' : 'Next'}
          </NextButton>
        </>
      }
    >
      <div className={styles.stage}>
        <div className={styles.head} aria-live="polite">
          <p className={styles.letter}>{letter}</p>
          <div>
            <h2>{promptText(columns[column], play)}</h2>
            <p className={styles.hint}>
              {isTyped
                ? 'Type what they read out. Doubted? Hands up, a tie counts.'
                : 'All right and unique, unless you tap. Doubted? Hands up, a tie counts.'}
            </p>
          </div>
        </div>
        <ul className={styles.rows}>
          {here.map((seat) => {
            const cell = sheet[column]?.[seat]
            if (!cell) return null
            const key = players[seat]?.id
            const row = {
              name: nameOf(players, seat),
              cell,
              points: points[column]?.[seat] ?? 0,
            }
            return isTyped ? (
              <TypedRow
                key={`${column} ${key}`}
                {...row}
                onWrite={(answer) => send({ type: 'write', seat, answer })}
                onRuleOut={() => send({ type: 'rule-out', seat })}
              />
            ) : (
              <MarkedRow key={key} {...row} onMark={(mark) => send({ type: 'mark', seat, mark })} />
            )
          })}
        </ul>
        <ScrollHint />
      </div>
    </PlayFrame>
  )
}
