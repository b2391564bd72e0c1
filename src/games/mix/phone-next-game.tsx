import { AnswerIsIn } from '#games/parts/answer-is-in.tsx'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { useLateWords } from '#games/parts/watching.ts'
import { findGame } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { Eye } from '#ui/eye.tsx'
import { Glyph } from '#ui/glyph.tsx'
import styles from './mix-phone.module.css'
import type { MixProps } from './mix-props.ts'
import type { VoteView } from './rules-vote.ts'

/** Every fifth card all vote between two games. */
export function PhoneNextGame({ card, ...play }: MixProps & { own: OwnPhone; card: VoteView }) {
  const { players, viewer, own, send } = play
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  const late = useLateWords('card')
  return (
    <PlayFrame
      play={play}
      right={<HeaderSeconds clock={card.clock} />}
      dock={
        isPlaying &&
        card.games.map((slug) => {
          const game = findGame(slug)
          return (
            <Button
              key={slug}
              size="large"
              className={`${styles.pick} cloth-${game?.cloth}`}
              onPress={() => send({ type: 'choose', game: slug })}
              note={game?.tagline}
            >
              <Glyph id={`crest-${game?.crest}`} className={styles.small} />
              <span>{game?.title}</span>
              <Eye open={card.choice === slug} className={styles.eye} />
            </Button>
          )
        })
      }
    >
      <div className={styles.intro}>
        <h2>Which game next?</h2>
        <p>{isPlaying ? 'Most votes win. A tie is drawn.' : late}</p>
        <Announce>Which game next?</Announce>
      </div>
      {card.choice ? (
        <div className={styles.status}>
          <AnswerIsIn
            title={findGame(card.choice)?.title ?? ''}
            note="Tap the other to change."
            players={players}
            own={own}
          />
        </div>
      ) : (
        <WaitingList players={players} own={own} />
      )}
    </PlayFrame>
  )
}
