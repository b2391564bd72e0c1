import { useSettings } from '#browser/storage/use-saved.ts'
import { changeSober } from '#browser/table/change-sober.ts'
import type { Player } from '#domain/table/players.ts'
import { Row } from '#ui/row.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { usePlayersIn } from './use-players-in.ts'

type PlayersRowProps = {
  /** Shown without players. */
  invitation: string
  onPress: () => void
}

export function PlayersRow({ invitation, onPress }: PlayersRowProps) {
  const players = usePlayersIn()
  const isEmpty = players.length === 0
  return (
    <Row
      title={isEmpty ? 'Who is here?' : `${players.length} at the table`}
      note={isEmpty ? invitation : shortList(players)}
      icon="icon-you"
      onPress={onPress}
    />
  )
}

const maxListed = 6

/** The first names, and how many more. */
function shortList(players: readonly Player[]): string {
  const names = players.map(({ name }) => name)
  if (names.length <= maxListed) return names.join(', ')
  const listed = names.slice(0, maxListed - 1)
  return `${listed.join(', ')} and ${names.length - listed.length} more`
}

type SoberRowProps = { note: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function SoberRow(props: SoberRowProps) {
  return <SwitchRow title="Sober mode" {...props} />
}

/** For the next table, and for those that were left on this phone. */
export function PhoneSoberRow({ note }: { note: string }) {
  const { sober } = useSettings()
  return <SoberRow note={note} isOn={sober} onChange={changeSober} />
}
