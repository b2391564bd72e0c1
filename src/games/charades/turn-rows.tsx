import type { PlayProps } from '#games/parts/play-props.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { Row, RowList } from '#ui/row.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

/** The phrases of a turn; a tap corrects one. */
export function TurnRows({ play }: { play: PlayProps<View, Move, Options> }) {
  const { view, send } = play
  const { rows, phrase, thief, teams, passCosts } = view
  return (
    <RowList label="Hits and passes">
      {rows.map(({ phrase, isHit }, row) => (
        <SwitchRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn's rows are never moved
          key={row}
          title={promptText(phrase, play)}
          note={isHit ? 'Hit, plus one' : passCosts ? 'Pass, minus one' : 'Pass, free'}
          isOn={isHit}
          onChange={() => send({ type: 'toggle', row })}
        />
      ))}
      {phrase && (
        <Row
          title={promptText(phrase, play)}
          note={thief === null ? 'Out of time' : `Stolen by ${teams[thief]?.name}`}
        />
      )}
    </RowList>
  )
}
