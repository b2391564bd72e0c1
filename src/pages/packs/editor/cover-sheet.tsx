import { useEffect } from 'react'
import { cacheIcons } from '#browser/icons/icons.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { CoverPicker } from './cover-picker.tsx'

type CoverSheetProps = {
  open: boolean
  icon: string | null
  onClose: () => void
  onChoose: (icon: string | null) => void
}

export function CoverSheet({ open, icon, onClose, onChoose }: CoverSheetProps) {
  useEffect(() => {
    // Loaded ahead: there may be no network later.
    void import('./favourite-drawings.json').then((drawings) => cacheIcons(drawings.default))
  }, [])

  function choose(chosen: string | null): void {
    onChoose(chosen)
    onClose()
  }

  return (
    <Sheet
      open={open}
      title="Pick a picture"
      onClose={onClose}
      foot={
        icon !== null && (
          <Button variant="quiet" onPress={() => choose(null)}>
            No picture
          </Button>
        )
      }
    >
      <CoverPicker chosen={icon} onChoose={choose} />
    </Sheet>
  )
}
