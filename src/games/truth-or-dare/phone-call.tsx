import { nameOf } from '#domain/table/names.ts'
import { CallRow } from '#games/parts/call-row.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import type { Call } from './card.ts'
import { Commas } from './commas.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { RoleProps } from './phone-props.ts'
import frame from './truth-frame.module.css'

const calls: readonly { value: Call; label: string }[] = [
  { value: 'truth', label: 'Truth' },
  { value: 'dare', label: 'Dare' },
  { value: 'pass', label: 'Pass' },
]

/** Somebody else chooses: the call is what they will do. */
export function PhoneCall(play: RoleProps) {
  const { view, players, role, own, send } = play
  const { turn, mustDareAfter, call } = view
  const name = nameOf(players, turn)
  const isForced = mustDareAfter !== null
  const open = isForced ? calls.filter(({ value }) => value !== 'truth') : calls
  return (
    <PhoneFrame play={play} note="chooses">
      <div className={frame.said}>
        <p>
          <PlayerName name={name} />
        </p>
        <h2>Truth or dare?</h2>
        {isForced && <p className={frame.rule}>Enough truth: it has to be a dare.</p>}
        {role === 'watching' && <p className={frame.rule}>You are in from the next lap on.</p>}
      </div>
      <Announce>{`${name}: truth or dare?`}</Announce>
      <div className={frame.picture}>
        <Commas isTruthShut={isForced} />
      </div>
      {role === 'other' ? (
        <CallRow
          label={`What will ${name} do?`}
          note="most right calls in a lap: one point"
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
