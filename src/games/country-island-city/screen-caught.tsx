import { listNames, nameOf } from '#domain/table/names.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { drumMs, useMoment } from '#games/parts/use-moment.ts'
import { reasons } from './caught.tsx'
import type { Lost } from './rules-state.ts'
import type { CicScreen } from './screen-props.ts'
import { ScreenSlips } from './screen-slips.tsx'

const nameAtMs = drumMs + 260
const calledAtMs = nameAtMs + 900

/** Claps, silence, then the name; last, who had called it. */
export function ScreenCaught({ lost, view, players }: CicScreen & { lost: Lost }) {
  const { seat, why, knew } = lost
  const come = useMoment([
    { atMs: nameAtMs, cue: 'drum' },
    { atMs: calledAtMs, cue: 'knock' },
  ])
  const column = promptText(view.columns[0], { players, sober: true })
  return (
    <>
      <ScreenPrompt
        key={come > 0 ? 'name' : 'wait'}
        lead={come > 0 ? reasons[why] : `${column} with ${view.letter}`}
        size="huge"
        {...(come > 1 &&
          knew.length > 0 && { rule: `${listNames(players, knew)} called it: one slip fewer.` })}
      >
        {come > 0 ? nameOf(players, seat) : '…'}
      </ScreenPrompt>
      {come > 0 && <ScreenSlips view={view} players={players} lit={seat} />}
    </>
  )
}
