import { emptyParty, party } from '#browser/party.ts'
import { changeSettings } from '#browser/settings.ts'
import { useSaved, useSettings } from '#browser/use-saved.ts'
import { EyeSwitch } from '#ui/eye.tsx'
import { Strip } from '#ui/strip.tsx'

type PlayersStripProps = {
  /** Said while nobody sits here. */
  invitation: string
  onPress: () => void
}

/** Who sits at the table. */
export function PlayersStrip({ invitation, onPress }: PlayersStripProps) {
  const players = useSaved(party, emptyParty)
  const isEmpty = players.length === 0
  return (
    <Strip
      title={isEmpty ? 'Who is here?' : `${players.length} at the table`}
      note={isEmpty ? invitation : players.map((player) => player.name).join(', ')}
      icon="icon-you"
      onPress={onPress}
    />
  )
}

/** The switch to points instead of sips. */
export function SoberStrip({ note }: { note: string }) {
  const { sober } = useSettings()
  return (
    <Strip
      title="Sober mode"
      note={note}
      lit={sober}
      isOn={sober}
      onPress={() => changeSettings({ sober: !sober })}
      end={<EyeSwitch on={sober} />}
    />
  )
}
