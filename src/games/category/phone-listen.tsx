import { nameOf } from '#domain/table/names.ts'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { useLateWords } from '#games/parts/watching.ts'
import { Button } from '#ui/button.tsx'
import styles from './category-listen.module.css'
import { ListenClock } from './listen-clock.tsx'
import type { PhoneProps } from './phone-props.ts'
import { YourPlace } from './your-place.tsx'

/** Another player's turn: listen, doubt the last answer, and be ready. */
export function PhoneListen(play: PhoneProps) {
  const { view, players, sober, viewer, own } = play
  const { turn, answerer } = view
  const { letter } = play
  const name = nameOf(players, turn)
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  const late = useLateWords('category')
  const last = answerer === viewer ? 'You' : nameOf(players, answerer ?? 0)
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note="names one">{name}</HeaderCount>}
      tools={isPlaying && <SkipTool play={play} />}
      dock={isPlaying && <Doubts {...play} />}
    >
      <div className={styles.now}>
        <h2>{letter ? `${name}, name one with ${letter}` : `${name}, name one`}</h2>
        <ListenClock view={view} />
      </div>
      <PromptCard
        lead={null}
        prompt={view.prompt}
        players={players}
        sober={sober}
        rule={!isPlaying ? late : answerer !== null && `${last} said the last one. Did it fit?`}
      />
      {isPlaying ? (
        <div className={styles.place}>
          <YourPlace {...play} />
        </div>
      ) : (
        <WaitingList players={players} own={own} />
      )}
    </PlayFrame>
  )
}

/** Asleep, they keep their place: answers come fast. */
function Doubts({ view, players, viewer, send }: PhoneProps) {
  const { answerer, challengeUntilMs, mayChallenge } = view
  const isLate = useIsPast(challengeUntilMs)
  const isOpen = mayChallenge && !isLate
  const isOwn = answerer === viewer
  const why =
    answerer === null
      ? 'nobody has answered yet'
      : isOwn
        ? 'your own answer'
        : mayChallenge
          ? 'that one has gone by'
          : 'one a category: you have had yours'
  const whom = answerer === null || isOwn ? '' : ` ${nameOf(players, answerer)}`
  return (
    <div className={styles.doubts}>
      <Button
        variant="quiet"
        size="medium"
        icon="icon-grip"
        disabled={!isOpen}
        onPress={() => isOpen && send({ type: 'repeat' })}
        note="by anybody, in this category"
      >
        Said already
      </Button>
      <Button
        size="large"
        icon="icon-eyeon"
        disabled={!isOpen}
        onPress={() => isOpen && send({ type: 'challenge' })}
        note={isOpen ? 'the clock stops and everybody votes' : why}
      >
        {`Challenge${whom}`}
      </Button>
    </div>
  )
}
