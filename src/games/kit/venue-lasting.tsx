import { useState } from 'react'
import { penaltyText } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { costOf } from '#domain/venue/cost.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import { Tool } from './play-frame.tsx'
import { aheadLine } from './price-line.ts'
import { promptText } from './prompt-text.ts'
import { SeatChips } from './seat-chips.tsx'
import { useHere } from './seats-here.ts'
import styles from './venue-lasting.module.css'
import type { VenuePlayProps } from './venue-play.tsx'

/**
 * The rules in force, for players who have forgotten one, and at a sober table who broke one and
 * who has how many points. Not there while there is nothing to show.
 */
export function LastingTool({ play }: { play: VenuePlayProps }) {
  const { view, players, sober, send } = play
  const { lasting, points } = view
  const here = useHere(players)
  const [isOpen, setOpen] = useState(false)
  if (lasting.length === 0 && !sober) return null
  const close = () => setOpen(false)
  return (
    <>
      <Tool icon="icon-grip" onPress={() => setOpen(true)}>
        {lasting.length === 0 ? 'Points' : lasting.length === 1 ? 'One rule on' : 'Two rules on'}
      </Tool>
      <Sheet
        open={isOpen}
        low
        onClose={close}
        {...(lasting.length === 0
          ? { title: 'Points', lead: aheadLine({ players, points }) }
          : { title: 'In force', lead: 'Until their end cards.' })}
      >
        {lasting.map(({ name, words, soberWords, until }, rule) => (
          <StripList key={words.raw} label="Rules in force">
            <Strip
              title={name}
              note={`${promptText(sober ? soberWords : words, { players, sober })} Until card ${until}.`}
            />
            {sober && (
              <li className={styles.slip}>
                <SeatChips
                  label={`Who slipped? That is ${penaltyText(costOf(soberWords), true)}.`}
                  players={players}
                  chosen={[]}
                  onToggle={(seat) => {
                    send({ type: 'slip', rule, seat })
                    close()
                  }}
                />
              </li>
            )}
          </StripList>
        ))}
        {sober && (
          <StripList label="Points">
            {here.map((seat) => (
              <Strip
                key={players[seat]?.id}
                title={<bdi>{nameOf(players, seat)}</bdi>}
                end={<b className={styles.points}>{points[seat]}</b>}
              />
            ))}
          </StripList>
        )}
      </Sheet>
    </>
  )
}
