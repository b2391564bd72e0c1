import { Alert } from '#ui/alert.tsx'
import { BusySlab } from '#ui/busy-slab.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Slab } from '#ui/slab.tsx'
import type { PremiumDeeds } from './premium-deeds.ts'

type PremiumCancelSheetProps = {
  open: boolean
  /** Until when it is paid. */
  day: string | null
  isOwing: boolean
  deeds: PremiumDeeds
  onClose: () => void
  onCancel: () => void
}

/** The second of the two taps. */
export function PremiumCancelSheet(props: PremiumCancelSheetProps) {
  const { open, day, isOwing, deeds, onClose, onCancel } = props
  const stays = day && !isOwing ? `It stays on until ${day}. ` : ''
  return (
    <Sheet
      open={open}
      low
      title="Take the belt off?"
      lead={`${stays}Nothing more is charged.`}
      onClose={onClose}
      foot={
        <>
          <Slab ghost onPress={onClose}>
            Keep it
          </Slab>
          <BusySlab size="medium" icon="icon-x" busy={deeds.busy === 'cancel'} onPress={onCancel}>
            Cancel it
          </BusySlab>
        </>
      }
    >
      <Alert message={deeds.problem} />
    </Sheet>
  )
}
