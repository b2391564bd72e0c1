import type { Price } from '#domain/table/price.ts'
import { Eye } from '#ui/eye.tsx'
import { Row, RowList } from '#ui/row.tsx'

const choices: readonly { price: Price; title: string; note: string }[] = [
  { price: 'points', title: 'Points only', note: 'No sips at all.' },
  { price: 'soft', title: 'Soft drinks', note: 'A sip without alcohol, if you like.' },
  { price: 'drinks', title: 'Drinks', note: 'A sip, if you like. Water counts.' },
]

const outTitle = 'Sitting this one out'

/** @param price null where nothing was chosen */
export function playsTitle(price: Price | null, isOut: boolean): string | null {
  if (isOut) return outTitle
  return choices.find((choice) => choice.price === price)?.title ?? null
}

type PriceRowsProps = {
  price: Price | null
  onPrice: (price: Price) => void
  isOut: boolean
  /** Missing for the last player of a table. */
  onOut?: () => void
  outNote: string
}

/** The four ways to play: one of them is chosen. */
export function PriceRows({ price, onPrice, isOut, onOut, outNote }: PriceRowsProps) {
  return (
    <RowList>
      {choices.map((choice) => {
        const isChosen = !isOut && choice.price === price
        return (
          <Row
            key={choice.price}
            title={choice.title}
            note={choice.note}
            isHighlighted={isChosen}
            isOn={isChosen}
            end={<Eye open={isChosen} />}
            onPress={() => onPrice(choice.price)}
          />
        )
      })}
      {onOut && (
        <Row
          title={outTitle}
          note={outNote}
          isHighlighted={isOut}
          isOn={isOut}
          end={<Eye open={isOut} />}
          onPress={onOut}
        />
      )}
    </RowList>
  )
}
