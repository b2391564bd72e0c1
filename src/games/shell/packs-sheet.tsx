import { Fragment, useState } from 'react'
import { useSettings } from '#browser/storage/use-saved.ts'
import { exclusionReason, lastPackMessage } from '#domain/packs/activation.ts'
import { isLocked, type MenuPack } from '#domain/packs/pack.ts'
import { countOf } from '#domain/table/amount.ts'
import type { PackGame } from '#games/define-game.ts'
import { Button } from '#ui/button.tsx'
import { EyeSwitch } from '#ui/eye.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Toast } from '#ui/toast.tsx'
import { drawnCount, packNote } from './pack-note.ts'
import styles from './packs-sheet.module.css'
import { useTableLimits } from './table-limits.ts'
import { useAdultCheck } from './use-adult-check.tsx'
import type { PackSelection } from './use-pack-selection.ts'
import { usePasses } from './use-passes.ts'

export type PacksSheetProps = {
  open: boolean
  onClose: () => void
  game: PackGame
  menu: PackSelection
  /** During a game nothing is requested from the server. */
  isPlaying?: boolean
}

/** The last active pack cannot be switched off. */
export function PacksSheet({ open, onClose, game, menu, isPlaying }: PacksSheetProps) {
  const { sober } = useSettings()
  const [slid, setSlid] = useState<{ id: string; times: number } | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [offer, showOffer] = usePasses(game, menu, open && !isPlaying)
  const adults = useAdultCheck()
  const activeIds = menu.active.map((pack) => pack.id)
  const { limits } = useTableLimits()

  function press(pack: MenuPack): void {
    const refusal = isLocked(pack) ? null : exclusionReason(pack, sober)
    if (refusal) {
      setMessage(refusal)
      return
    }
    const isSwitchedOn = !activeIds.includes(pack.id)
    adults.check(pack.explicit && isSwitchedOn, () => switchOrOffer(pack))
  }

  function switchOrOffer(pack: MenuPack): void {
    if (isLocked(pack)) {
      showOffer(pack.id).catch(() =>
        setMessage(`${pack.name} is locked. Opening it takes a network.`),
      )
    } else if (!menu.toggle(pack.id)) {
      setSlid({ id: pack.id, times: (slid?.times ?? 0) + 1 })
      setMessage(lastPackMessage)
    }
  }

  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title="On the menu"
        lead="An open eye is in the mix."
        foot={
          <Button
            size="medium"
            icon="icon-fwd"
            note={`${countOf(drawnCount(menu.active, limits), game.unit)}, shuffled`}
            onPress={onClose}
          >
            {activeIds.length === 1 ? 'Play 1 pack' : `Play ${activeIds.length} packs`}
          </Button>
        }
      >
        <RowList label="Packs">
          {menu.packs.map((pack) => {
            const isOn = activeIds.includes(pack.id)
            const isShut = isLocked(pack) || exclusionReason(pack, sober) !== null
            return (
              <Fragment key={pack.id}>
                <Row
                  title={<bdi>{pack.name}</bdi>}
                  note={packNote(pack, game.unit, limits)}
                  isHighlighted={isOn}
                  onPress={() => press(pack)}
                  {...(isShut ? {} : { isOn })}
                  end={
                    isShut ? (
                      <Glyph
                        id={isLocked(pack) ? 'icon-lock' : 'icon-ban'}
                        className={styles.shut}
                      />
                    ) : (
                      <EyeSwitch on={isOn} slidBack={slid?.id === pack.id ? slid.times : 0} />
                    )
                  }
                />
                {offer?.id === pack.id && isLocked(pack) && (
                  <offer.Offer
                    game={game}
                    pack={pack}
                    onOpened={(pass) => {
                      menu.open(pass, true)
                      setMessage(`${pack.name} is open for 24 hours.`)
                    }}
                  />
                )}
              </Fragment>
            )
          })}
        </RowList>
        <div className={styles.menu}>
          <Toast message={message} onDismiss={() => setMessage(null)} />
        </div>
      </Sheet>
      {adults.sheet}
    </>
  )
}
