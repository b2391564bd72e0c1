import type { ReactNode } from 'react'
import { useSaved } from '#browser/storage/use-saved.ts'
import { noPlays, savedPlays } from '#browser/table/plays.ts'
import { owedTogether } from '#domain/table/owed.ts'
import { isBotPlayer } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { priceOf } from '#domain/table/price-of.ts'
import type { TableView } from '#domain/table/table.ts'
import { OwesContext, type Payers } from '../parts/owes.ts'
import { usePacedPrices } from './use-paced-prices.ts'

type TablePricesProps = { tableView: TableView<unknown, unknown>; children: ReactNode }

/** On one phone: everybody is asked as they play. */
export function TablePrices({ tableView, children }: TablePricesProps) {
  const plays = useSaved(savedPlays, noPlays)
  const owed = usePacedPrices(tableView, (player) => priceOf(plays, player))
  const { players, seats } = tableView
  const people = seatsHere(seats).filter((seat) => {
    const player = players[seat]
    return player && !isBotPlayer(player)
  })

  function owes(payers: Payers) {
    if (typeof payers === 'number') return owed(payers)
    if (payers === 'all' && people.length === 0) return 'drinks'
    return owedTogether((payers === 'all' ? people : payers).map(owed))
  }
  return <OwesContext value={owes}>{children}</OwesContext>
}
