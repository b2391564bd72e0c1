import { useEffect, useEffectEvent } from 'react'
import { useSaved } from '#browser/storage/use-saved.ts'
import { paceLog } from '#browser/table/pace-log.ts'
import type { Owed } from '#domain/table/owed.ts'
import { noPace, noteAsks, pacedPrice } from '#domain/table/pace.ts'
import { isBotPlayer, type Player, type Seat } from '#domain/table/players.ts'
import type { Price } from '#domain/table/price.ts'
import type { TableView } from '#domain/table/table.ts'

/**
 * What each seat is asked now, sips slowed down where the house rule says so; this phone notes what
 * it asks.
 */
export function usePacedPrices(
  tableView: Pick<TableView<unknown, unknown>, 'players' | 'asks' | 'dealtAtMs' | 'options'>,
  priceOf: (player: Player) => Price,
): (seat: Seat) => Owed {
  const log = useSaved(paceLog, noPace)
  const { players, asks = null, dealtAtMs, options } = tableView
  const isPaced = hasPace(options)
  const sitting = { players, asks, dealtAtMs }
  const chosen = (seat: Seat): Price => {
    const player = players[seat]
    return player && !isBotPlayer(player) ? priceOf(player) : 'points'
  }
  const note = useEffectEvent(() => {
    const before = paceLog.get()
    const noted = noteAsks(before, sitting, chosen, Date.now())
    if (noted !== before) paceLog.set(noted)
  })
  const asked = JSON.stringify([asks, dealtAtMs, players.map((_, seat) => chosen(seat))])
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted once for what is asked
  useEffect(() => {
    if (isPaced) note()
  }, [isPaced, asked])
  return (seat) =>
    isPaced ? pacedPrice(log, sitting, seat, chosen(seat), Date.now()) : chosen(seat)
}

/** The house rule, of games that have it. */
export function hasPace(options: unknown): boolean {
  return (options as { pace?: unknown } | null)?.pace === true
}
