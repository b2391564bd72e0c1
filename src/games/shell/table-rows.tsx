import { changeSettings } from '#browser/device/settings.ts'
import { useSaved, useSettings } from '#browser/storage/use-saved.ts'
import { noPlayers, savedPlayers } from '#browser/table/players.ts'
import type { Player } from '#domain/table/players.ts'
import { Row } from '#ui/row.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'

type PlayersRowProps = {
  /** Shown without players. */
  invitation: string
  onPress: () => void
}

export function PlayersRow({ invitation, onPress }: PlayersRowProps) {
  const players = useSaved(savedPlayers, noPlayers)
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

export function SoberRow({ note }: { note: string }) {
  const { sober } = useSettings()
  return (
    <SwitchRow
      title="Sober mode"
      note={note}
      isOn={sober}
      onChange={(isOn) => changeSettings({ sober: isOn })}
    />
  )
}
