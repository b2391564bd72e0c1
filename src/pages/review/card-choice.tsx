import { useState } from 'react'
import { useSettings } from '#browser/use-saved.ts'
import type { VenueReview } from '#domain/venue/review.ts'
import { LinkStrip } from '#ui/link-strip.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Strip, StripList } from '#ui/strip.tsx'

type Which = 'best' | 'worst'

const titles = { best: 'Best card', worst: 'Worst card' }

type CardChoiceProps = {
  evening: VenueReview
  /** Sent: what was chosen stands. */
  isFixed: boolean
  onChoose: (choice: Partial<VenueReview>) => void
}

/** The best and the worst card, from those that this table has seen. */
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
      <StripList label="Cards">
        {(['best', 'worst'] as const).map((which) => {
          const chosen = wordsAt(evening[which])
          return isFixed ? (
            <Strip key={which} title={titles[which]} note={chosen ?? 'None in particular'} />
          ) : (
            <LinkStrip
              key={which}
              title={titles[which]}
              note={chosen ?? `One of the ${evening.cards.length} you saw`}
              onPress={() => setChoosing(which)}
            />
          )
        })}
      </StripList>
      <Sheet
        open={choosing !== null}
        onClose={() => setChoosing(null)}
        title={choosing ? titles[choosing] : ''}
        lead="As you saw them, one after the other."
      >
        <StripList label="Cards of the evening">
          <Strip title="None in particular" onPress={() => choose(null)} />
          {evening.cards.map((card, at) => {
            const words = wordsAt(at)
            if (!words) return null
            const isChosen = choosing !== null && evening[choosing] === at
            return <Strip key={card.text} title={words} lit={isChosen} onPress={() => choose(at)} />
          })}
        </StripList>
      </Sheet>
    </>
  )
}
