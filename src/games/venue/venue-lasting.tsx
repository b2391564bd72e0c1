import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import { costOf } from '#domain/venue/cost.ts'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Tool } from '../parts/play-frame.tsx'
import { promptText } from '../parts/prompt-text.ts'
import { useSeatsHere } from '../parts/seats-here.ts'
import { LastingRules } from './lasting-rules.tsx'
import { aheadLine } from './price-line.ts'
import styles from './venue-lasting.module.css'
import type { VenuePlayProps } from './venue-play-props.ts'

/** Rules in force; at a sober table also points and who broke a rule. Hidden while empty. */
export function LastingTool({ play }: { play: VenuePlayProps }) {
  const { view, players, sober, send } = play
  const { lasting, points } = view
  const here = useSeatsHere(players)
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
        isCompact
        onClose={close}
        {...(lasting.length === 0
          ? { title: 'Points', lead: aheadLine({ players, points }) }
          : { title: 'In force', lead: 'Until their end cards.' })}
      >
        <LastingRules
          {...{ lasting, players }}
          noteOf={(rule) => promptText(sober ? rule.soberWords : rule.words, { players, sober })}
          {...(sober && {
            tapped: ({ soberWords }, at) => ({
              label: `Who slipped? That is ${penaltyText(costOf(soberWords), 'points')}.`,
              chosen: [],
              onToggle(seat) {
                send({ type: 'slip', rule: at, seat })
                close()
              },
            }),
          })}
        />
        {sober && (
          <RowList label="Points">
            {here.map((seat) => (
              <Row
                key={players[seat]?.id}
                title={<bdi>{nameOf(players, seat)}</bdi>}
                end={<b className={styles.points}>{points[seat]}</b>}
              />
            ))}
          </RowList>
        )}
      </Sheet>
    </>
  )
}
