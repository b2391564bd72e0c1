import { nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { Swears } from './claim-words.tsx'
import { CupTable } from './cup-table.tsx'
import { LivesRow } from './lives-row.tsx'
import type { MeyerProps } from './play-props.ts'
import { callOf } from './rules-ranks.ts'
import { titleSize } from './title-size.ts'

/** A bot's turn, shown long enough to read. */
export function BotTurn(play: MeyerProps) {
  const { view, players, send } = play
  const { turn, claim, claimBy } = view
  const name = nameOf(players, turn)
  const goOn = () => send({ type: 'bot' })

  const isAnswer = claim !== null && claimBy !== null
  return (
    <CupTable
      play={play}
      seat={turn}
      note={isAnswer ? 'thinks' : 'rolls'}
      lead={isAnswer ? <Swears {...{ view, players }} /> : 'A new round'}
      title={isAnswer ? callOf(claim) : `${name} rolls.`}
      size={isAnswer ? titleSize(claim) : 'line'}
      scene={<CupScene stage={isAnswer ? 'down' : 'shaking'} />}
      dock={
        <NextButton
          onPress={goOn}
          note={view.isThinking ? 'or wait a moment' : 'when you are ready'}
        >
          Go on
        </NextButton>
      }
      onNext={goOn}
    >
      <LivesRow players={players} lives={view.lives} />
    </CupTable>
  )
}
