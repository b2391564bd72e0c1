import { useState } from 'react'
import type { DareView } from '#contract/dare-views.ts'
import { ChoiceRow } from '#games/parts/choice-row.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { singleTap } from './single-tap.ts'

type SwapSheetProps = {
  open: boolean
  onClose: () => void
  dare: DareView
  onSwap: (line: number, swap: number) => void
}

const parts = [
  { value: 0, label: 'First' },
  { value: 1, label: 'Second' },
  { value: 2, label: 'Third' },
]

/** Offers three gentler dares. */
export function SwapSheet({ open, onClose, dare, onSwap }: SwapSheetProps) {
  const [line, setLine] = useState(0)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="One of these instead"
      lead="Kinder, every one. A dare is swapped once."
    >
      {dare.kind === 'epic' && (
        <ChoiceRow label="In the place of" choices={parts} chosen={line} onChoose={setLine} />
      )}
      <RowList label="Instead">
        {dare.swaps.map((swap, at) => (
          <LinkRow key={swap} title={swap} onPress={singleTap(() => onSwap(line, at))} />
        ))}
      </RowList>
    </Sheet>
  )
}
