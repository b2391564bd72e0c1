import { useState } from 'react'
import { buyPass } from '#browser/session/profile-actions.ts'
import type { PackForSale } from '#contract/profile.ts'
import { passCoins } from '#domain/profile/coins.ts'
import { findPackGame, gamePath } from '#games/registry.ts'
import { premiumPackNote } from '#games/shell/premium-pack-note.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './buy-sheet.module.css'
import { formatMoment } from './format-time.ts'
import { useOwner } from './owner.ts'
import { TooFewCoins } from './too-few-coins.tsx'

type BuySheetProps = {
  /** Null while the sheet is closed. */
  pack: PackForSale | null
  onClose: () => void
  onBought: (itemId: string, untilMs: number) => void
  onInvite: () => void
}

export function BuySheet({ pack, onClose, onBought, onInvite }: BuySheetProps) {
  const { profile, act } = useOwner()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [untilMs, setUntilMs] = useState<number | null>(null)
  const game = pack && findPackGame(pack.game)
  const left = profile.dojo_coins - passCoins

  function close(): void {
    setProblem(null)
    setUntilMs(null)
    onClose()
  }

  async function buy({ itemId }: PackForSale): Promise<void> {
    setBusy(true)
    setProblem(null)
    const answer = await act(() => buyPass(itemId))
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    // Not enough coins: the sheet shows the new balance.
    if (!answer.data.ok) return
    const endsAtMs = Date.parse(answer.data.until)
    setUntilMs(endsAtMs)
    onBought(itemId, endsAtMs)
  }

  if (!pack || !game) return <Sheet open={false} isCompact title="" onClose={onClose} />
  if (untilMs !== null) {
    return (
      <Sheet
        open
        isCompact
        title={`${pack.name} is open`}
        lead={`Until ${formatMoment(untilMs)}. Switch it on in the menu of the game.`}
        onClose={close}
        foot={
          <Button size="medium" icon="icon-fwd" to={gamePath(game)}>
            {`To ${game.title}`}
          </Button>
        }
      />
    )
  }
  if (left < 0) {
    return (
      <Sheet
        open
        isCompact
        title={`You have ${profile.dojo_coins} of ${passCoins} coins`}
        lead={`${-left} more and ${pack.name} opens for a day. What earns some:`}
        onClose={close}
        foot={
          <Button size="medium" icon="icon-you" onPress={onInvite}>
            Bring a friend
          </Button>
        }
      >
        <TooFewCoins onClose={close} />
      </Sheet>
    )
  }
  return (
    <Sheet
      open
      isCompact
      title={`Open ${pack.name}?`}
      lead={premiumPackNote(game, pack)}
      onClose={close}
      foot={
        <BusyButton
          size="medium"
          icon="crest-coin"
          busy={isBusy}
          note="for 24 hours, then it closes by itself"
          onPress={() => void buy(pack)}
        >
          {`Spend ${passCoins} coins`}
        </BusyButton>
      }
    >
      <Alert message={problem} />
      <p className={styles.sum}>
        You have <strong>{profile.dojo_coins.toLocaleString('en-GB')}</strong>;{' '}
        <strong>{left.toLocaleString('en-GB')}</strong> stay.
      </p>
    </Sheet>
  )
}
