import { useState } from 'react'
import { useSettings } from '#browser/storage/use-saved.ts'
import type { VenueReview } from '#domain/venue/review.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Which = 'best' | 'worst'

const titles = { best: 'Best card', worst: 'Worst card' }

type CardChoiceProps = {
  evening: VenueReview
  /** Sent: the choice is final. */
  isFixed: boolean
  onChoose: (choice: Partial<VenueReview>) => void
}

/** The best and the worst of the cards that were shown. */
export function CardChoice({ evening, isFixed, onChoose }: CardChoiceProps) {
  const { sober } = useSettings()
  const [choosing, setChoosing] = useState<Which | null>(null)
  const wordsAt = (at: number | null) => {
    const card = at === null ? undefined : evening.cards[at]
    return card && (sober ? card.sober : card.words)
  }

  function choose(at: number | null): void {
    if (choosing) onChoose({ [choosing]: at })
    setChoosing(null)
  }

  return (
    <>
      <RowList label="Cards">
        {(['best', 'worst'] as const).map((which) => {
          const chosen = wordsAt(evening[which])
          return isFixed ? (
            <Row key={which} title={titles[which]} note={chosen ?? 'None in particular'} />
          ) : (
            <LinkRow
              key={which}
              title={titles[which]}
              note={chosen ?? `One of the ${evening.cards.length} you saw`}
              onPress={() => setChoosing(which)}
            />
          )
        })}
      </RowList>
      <Sheet
        open={choosing !== null}
        onClose={() => setChoosing(null)}
        title={choosing ? titles[choosing] : ''}
        lead="As you saw them, one after the other."
      >
        <RowList label="Cards of the evening">
          <Row title="None in particular" onPress={() => choose(null)} />
          {evening.cards.map((card, at) => {
            const words = wordsAt(at)
            if (!words) return null
            const isChosen = choosing !== null && evening[choosing] === at
            return (
              <Row
                key={card.text}
                title={words}
                isHighlighted={isChosen}
                onPress={() => choose(at)}
              />
            )
          })}
        </RowList>
      </Sheet>
    </>
  )
}
