import { nameOf } from '#domain/table/names.ts'
import { CallRow } from '#games/parts/call-row.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { PhonePicture, PhoneWords } from '#games/parts/phone-stage.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { useLateWords } from '#games/parts/watching.ts'
import type { Call } from './card.ts'
import { Commas } from './commas.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { RoleProps } from './phone-props.ts'

const calls: readonly { value: Call; label: string }[] = [
  { value: 'truth', label: 'Truth' },
  { value: 'dare', label: 'Dare' },
  { value: 'pass', label: 'Pass' },
]

/** Another player chooses: the call is what they will do. */
export function PhoneCall(play: RoleProps) {
  const { view, players, role, own, send } = play
  const { turn, mustDareAfter, call } = view
  const late = useLateWords('lap')
  const name = nameOf(players, turn)
  const isForced = mustDareAfter !== null
  const open = isForced ? calls.filter(({ value }) => value !== 'truth') : calls
  return (
    <PhoneFrame play={play} note="chooses">
      <PhoneWords
        lead={<PlayerName name={name} />}
        rule={role === 'watching' ? late : isForced && 'Enough truth: it has to be a dare.'}
      >
        Truth or dare?
      </PhoneWords>
      <Announce>{`${name}: truth or dare?`}</Announce>
      <PhonePicture>
        <Commas isTruthShut={isForced} />
      </PhonePicture>
      {role === 'other' ? (
        <CallRow
          label={`What will ${name} do?`}
          note="most right in a lap: a point"
          choices={open}
          chosen={call}
          onChoose={(next) => send({ type: 'call', call: next })}
        />
      ) : (
        <WaitingList players={players} own={own} />
      )}
    </PhoneFrame>
  )
}
