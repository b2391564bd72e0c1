import { useSaved } from '#browser/storage/use-saved.ts'
import { type HouseRule, type HouseRules, hintFor, lengthField } from '#games/house-rules.ts'
import { ChoiceRow } from '#games/parts/choice-row.tsx'
import { isAboutTwelve } from './about-twelve.ts'
import { RoomTimeRow } from './room-time-row.tsx'
import { useSeatedRoom } from './use-room.ts'

type PaceRowsProps<Options> = {
  rules: HouseRules<Options>
  options: Options
  onOptions: (options: Options) => void
}

const onOff = [
  { value: true, label: 'On' },
  { value: false, label: 'Off' },
]
const twelve = 'twelve'

/** House rules of the room, whatever is played. */
export function PaceRows<Options>({ rules, options, onOptions }: PaceRowsProps<Options>) {
  const { session, state } = useSeatedRoom()
  const isTwelve = useSaved(isAboutTwelve, true)
  const name = lengthField(rules)
  const length = name === null ? null : (rules.fields[name] as HouseRule)
  const hint = 'After ten minutes comes the last round. The host may keep playing.'

  function chooseLength(value: HouseRule['defaultValue']): void {
    isAboutTwelve.set(value === twelve)
    if (name !== null && value !== twelve) onOptions({ ...options, [name]: value })
  }

  return (
    <>
      {name !== null && length && (
        <ChoiceRow
          label={length.label}
          hint={hintFor({ ...length, hint }, state.room.seats.length)}
          choices={[{ value: twelve, label: 'About 12 minutes' }, ...length.choices]}
          chosen={isTwelve ? twelve : (options[name] as HouseRule['defaultValue'])}
          onChoose={chooseLength}
        />
      )}
      <ChoiceRow
        label="Keep moving"
        hint="Next comes by itself, fifteen seconds after it could be tapped."
        choices={onOff}
        chosen={state.room.keepsMoving}
        onChoose={(isOn) => session.call({ do: 'keep-moving', isOn })}
      />
      <RoomTimeRow />
    </>
  )
}
