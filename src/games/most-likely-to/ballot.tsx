import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { PassCover } from '#games/parts/pass-cover.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import seats from '#games/parts/seats.module.css'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { Split } from '#games/parts/split.tsx'
import { usePlayerKeys } from '#games/parts/use-keys.ts'
import { KeyNumber } from '#games/shell/key-number.tsx'
import { Eye } from '#ui/eye.tsx'
import styles from './ballot.module.css'
import { leadIn, type MostLikelyProps } from './play-props.ts'

type BallotProps = MostLikelyProps & { voter: Seat }

/** One secret vote: a cover until the voter holds the phone, then a name, then sealed. */
export function Ballot(play: BallotProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Undo would open the vote before.
  const alone = { ...play, canUndo: false }
  return isOpen ? <Paper {...alone} /> : <Cover {...alone} onOpen={() => setIsOpen(true)} />
}

function Cover(play: BallotProps & { onOpen: () => void }) {
  const { view, players, voter, onOpen } = play
  const here = useSeatsHere(players).length
  return (
    <PassCover
      play={play}
      seat={voter}
      lead={view.votesIn === 0 ? 'First vote:' : 'Pass to'}
      rule={`Only ${nameOf(players, voter)} opens this. One vote, one secret.`}
      right={<HeaderCount note={`of ${here}`}>{view.votesIn + 1}</HeaderCount>}
      onOpen={onOpen}
    />
  )
}

function Paper(play: BallotProps) {
  const { view, players, voter, sober, send } = play
  const here = useSeatsHere(players).length
  const [chosen, setChosen] = useState<Seat | null>(null)
  const name = nameOf(players, voter)
  const { choices } = view
  usePlayerKeys(choices.length, (place) => setChosen(choices[place] ?? null))
  const seal = () => chosen !== null && send({ type: 'vote', for: chosen })
  return (
    <PlayFrame
      play={play}
      onNext={seal}
      middle={<HeaderCount note="votes in secret">{name}</HeaderCount>}
      right={<HeaderCount note={`of ${here}`}>{view.votesIn + 1}</HeaderCount>}
      tools={<SkipTool play={play} />}
      dock={
        <NextButton
          icon="icon-lock"
          disabled={chosen === null}
          onPress={seal}
          note={chosen === null ? 'tap a name' : `a vote for ${nameOf(players, chosen)}`}
        >
          Seal it
        </NextButton>
      }
    >
      <Split
        prompt={<PromptCard lead={leadIn} prompt={view.prompt} players={players} sober={sober} />}
      >
        <div className={seats.seats} role="radiogroup" aria-label="Your vote">
          {choices.map((seat, place) => (
            <label
              key={players[seat]?.id}
              className={seat === chosen ? `${seats.seat} ${seats.on}` : seats.seat}
            >
              <input
                type="radio"
                name="vote"
                className={styles.radio}
                checked={seat === chosen}
                onChange={() => setChosen(seat)}
              />
              <span className={seats.name}>
                <KeyNumber place={place} />
                <PlayerName name={nameOf(players, seat)} />
                <Eye open={seat === chosen} />
              </span>
            </label>
          ))}
        </div>
      </Split>
    </PlayFrame>
  )
}
