import { listNames, nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { guessLine } from '#games/parts/guess-line.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { PhoneRevealFrame } from '#games/parts/phone-reveal-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Said } from '#games/parts/said.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { Petals } from './petals.tsx'
import styles from './phone-play.module.css'
import { howMany, type PhoneProps } from './phone-props.ts'

/** Who has. Where a TV shows it, phones wait until it has. */
export function PhoneReveal(play: PhoneProps) {
  const { view, players } = play
  const { round, rounds, guilty, wakesAtMs } = view
  return (
    <PhoneRevealFrame
      play={play}
      wakesAtMs={wakesAtMs}
      right={<RoundCount round={round} rounds={rounds} />}
      lookUp="Everybody is in. The TV tells."
    >
      <Said lead={`…${promptText(view.prompt, play)}`}>{howMany(guilty.length)}</Said>
      <Names play={play} />
      <Announce>{`${howMany(guilty.length)} ${listNames(players, guilty)}`}</Announce>
    </PhoneRevealFrame>
  )
}

function Names({ play }: { play: PhoneProps }) {
  const { view, players, viewer, own } = play
  const { guilty, petals, counting } = view
  const guesses = guessLine(view, players, players.length)
  const isMine = (seat: Seat) => seat === viewer
  const innocent = useSeatsHere(players).filter((seat) => !guilty.includes(seat))
  const isMixed = useMixed() !== null
  const price = (counting || isMixed) && priceWords(own.price, 1)

  function loss(seat: Seat): string {
    return `${isMine(seat) ? 'lose' : 'loses'} one, ${petals[seat] ?? 0} left`
  }

  return (
    <div className={styles.rows}>
      <ul className={styles.guilty}>
        {[...guilty]
          .sort((one, other) => Number(isMine(other)) - Number(isMine(one)))
          .map((seat) => (
            <li key={players[seat]?.id}>
              <span>
                {isMine(seat) ? 'You' : <PlayerName name={nameOf(players, seat)} />}
                {counting && <small>{loss(seat)}</small>}
                {isMine(seat) && price && <small>{price}</small>}
              </span>
              {counting && <Petals left={petals[seat] ?? 0} isLosing={false} />}
            </li>
          ))}
      </ul>
      {innocent.length > 0 && (
        <div className={styles.rest}>
          <h3>Have not</h3>
          <ul>
            {innocent.map((seat) => (
              <li key={players[seat]?.id}>
                {isMine(seat) ? 'You' : <PlayerName name={nameOf(players, seat)} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {guesses && (
        <div className={styles.rest}>
          <h3>{guesses}</h3>
        </div>
      )}
      <ScrollHint />
    </div>
  )
}
