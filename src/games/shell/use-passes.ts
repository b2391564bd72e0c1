import { useEffect, useEffectEvent, useState } from 'react'
import { account } from '#browser/session/account.ts'
import { isLocked } from '#domain/packs/pack.ts'
import type { PackGame } from '#games/define-game.ts'
import type { PassOffer } from './pass-offer.tsx'
import type { PackSelection } from './use-pack-selection.ts'

type ShownOffer = { id: string; Offer: typeof PassOffer }

/** `isAsking`: also asks the server for passes bought on other devices. */
export function usePasses(
  game: PackGame,
  menu: PackSelection,
  isAsking: boolean,
): [offer: ShownOffer | null, show: (id: string) => Promise<void>] {
  const [offer, setOffer] = useState<ShownOffer | null>(null)
  const ask = useEffectEvent(() => {
    setOffer(null)
    const locked = menu.packs.filter(isLocked)
    if (locked.length === 0 || !account.get() || !navigator.onLine) return
    // Offline the pack stays locked, and a tap says so.
    import('#browser/packs/premium-packs.ts').then(
      (late) => late.findPasses(game.slug, locked, (pass) => menu.open(pass, false)),
      () => {},
    )
  })
  useEffect(() => {
    if (isAsking) ask()
  }, [isAsking])

  async function show(id: string): Promise<void> {
    if (!navigator.onLine) throw new Error('offline')
    const late = await import('./pass-offer.tsx')
    setOffer({ id, Offer: late.PassOffer })
  }

  return [offer, show]
}
