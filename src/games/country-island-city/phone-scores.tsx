import { listNames, nameOf } from '#domain/table/names.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { LookUp } from '#games/parts/look-up.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import type { PhoneProps } from './phone-props.ts'
import type { Scores } from './rules-state.ts'
import { ScoreList } from './score-list.tsx'
import styles from './score-table.module.css'

export function PhoneScores({ scores, ...play }: PhoneProps & { scores: Scores }) {
  const { view, players, viewer, own, send } = play
  const { isLastRound, stopper, lowest } = view
  const here = useSeatsHere(players)
  const isAwake = useIsPast(scores.wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  const after = nameOf(players, seatAfter(here, stopper))
  const pays = lowest?.seats.some((seat) => seat === viewer)
  const price = lowest && pays ? priceWords(own.price, lowest.count) : null
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note="is counted">{view.letter}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      {...(isAwake && { onNext: next })}
      dock={
        <NextButton
          onPress={next}
          disabled={!isAwake}
          note={isLastRound ? 'anybody can tap it' : `anybody can tap it, then ${after} stops`}
        >
          {isLastRound ? 'The end' : 'Next letter'}
        </NextButton>
      }
    >
      {own.hasScreen && !isAwake ? (
        <LookUp>The letter is counted. The TV tells.</LookUp>
      ) : (
        <ScoreList play={play}>
          {scores.liked.map(({ answer, seats }) => (
            <p key={answer} className={styles.lowest}>
              {`Liked most: “${answer}”, by ${listNames(players, seats)}. Five more.`}
            </p>
          ))}
          {pays && <p className={styles.lowest}>{`Last place. ${price ?? ''}`}</p>}
        </ScoreList>
      )}
    </PlayFrame>
  )
}
