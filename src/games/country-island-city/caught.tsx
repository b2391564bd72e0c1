import { penaltyText } from '#domain/table/amount.ts'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import { Slab } from '#ui/slab.tsx'
import styles from './caught.module.css'
import { BackSlab, columnText, nameOf, RoundCount } from './frame-parts.tsx'
import type { CicProps } from './play.tsx'
import type { Phase } from './rules-state.ts'

const reasons = {
  time: 'Out of time',
  answer: 'Voted out',
  doubt: 'Doubted in vain',
}

/** Out loud: somebody was caught out, and starts the next. */
export function Caught({ lost, ...play }: CicProps & { lost: Phase & { name: 'lost' } }) {
  const { view, sober, send } = play
  const name = nameOf(play, lost.seat)
  const next = () => send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      onNext={next}
      middle={<HeaderCount note={columnText(view.columns[0], play)}>{view.letter}</HeaderCount>}
      right={<RoundCount view={view} />}
      dock={
        <>
          <BackSlab {...play} />
          <Slab
            size="main"
            icon="icon-fwd"
            keyHint="Space"
            onPress={next}
            note={view.isLastRound ? 'who did what' : `${name} stops it`}
          >
            {view.isLastRound ? 'The end' : 'Next letter'}
          </Slab>
        </>
      }
    >
      <div className={styles.words} aria-live="polite">
        <p className={styles.lead}>{reasons[lost.why]}</p>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.rule}>
          That is {penaltyText(1, sober)}
          {sober ? ', or a bow. No questions.' : ', if you like. Water counts.'}
        </p>
      </div>
    </PlayFrame>
  )
}
