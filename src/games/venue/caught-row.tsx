import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { priceWords } from '../parts/price-words.ts'
import { promptText } from '../parts/prompt-text.ts'
import { useIsPast } from '../parts/table-clock.ts'
import { LastingRules } from './lasting-rules.tsx'
import type { PhoneProps } from './phone-props.ts'
import styles from './venue-phone.module.css'
import { wordsFor } from './words-of-card.ts'

/** The rules in force: two taps on a name catch a slip. Hidden while there are none. */
export function CaughtRow({ phone }: { phone: PhoneProps }) {
  const { view, players, own, send } = phone
  const { lasting, accused } = view
  const isStale = useIsPast(accused?.untilMs ?? 0)
  const tapped = accused && !isStale ? accused : null
  const [isOpen, setOpen] = useState(false)
  if (lasting.length === 0) return null
  return (
    <div className={styles.strip}>
      <Rows {...{ phone, tapped }} open={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        isCompact
        onClose={() => setOpen(false)}
        title="Caught!"
        lead="Tap who broke a rule. Two of you within eight seconds, and it counts."
      >
        <LastingRules
          {...{ lasting, players }}
          noteOf={(rule) => promptText(wordsFor(own.price, rule), { players, sober: phone.sober })}
          tapped={({ name }, at) => ({
            label: 'Who was it?',
            chosen: tapped?.rule === name ? [tapped.seat] : [],
            onToggle(seat) {
              send({ type: 'catch', rule: at, seat })
              setOpen(false)
            },
          })}
        />
      </Sheet>
    </div>
  )
}

type RowsProps = {
  phone: PhoneProps
  tapped: PhoneProps['view']['accused']
  open: () => void
}

function Rows({ phone, tapped, open }: RowsProps) {
  const { view, players, viewer, own, send } = phone
  const { lasting, caught } = view
  const who = (seat: number) => (seat === viewer ? 'You' : nameOf(players, seat))
  const [only] = lasting
  const rule = tapped && lasting.findIndex(({ name }) => name === tapped.rule)
  return (
    <RowList label="Rules in force">
      {tapped && rule !== null && rule >= 0 ? (
        <Row
          isHighlighted
          title={`${who(tapped.seat)}: “${tapped.rule}”?`}
          note={tapped.isMine ? 'Who else saw it?' : 'Saw it too? Tap, and it counts.'}
          {...(!tapped.isMine && {
            icon: 'icon-eyeon',
            onPress: () => send({ type: 'catch', rule, seat: tapped.seat }),
          })}
        />
      ) : caught ? (
        <Row
          isHighlighted={caught.seat === viewer}
          title={`Caught! ${who(caught.seat)}.`}
          note={
            (caught.seat === viewer && priceWords(own.price, caught.amount)) ||
            `“${caught.rule}”, seen by two.`
          }
          icon="icon-grip"
          onPress={open}
        />
      ) : (
        <Row
          title={lasting.length === 1 ? only?.name : 'Two rules on'}
          note={
            lasting.length === 1
              ? `In force until card ${only?.until}. Seen a slip?`
              : lasting.map(({ name }) => name).join(' · ')
          }
          icon="icon-grip"
          onPress={open}
        />
      )}
    </RowList>
  )
}
