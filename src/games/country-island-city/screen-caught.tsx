import { listNames, nameOf } from '#domain/table/names.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenAudience } from '#games/parts/screen-audience.tsx'
import { ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { type MomentStep, useScreenMoment } from '#games/parts/use-screen-moment.ts'
import { reasons } from './caught.tsx'
import type { Lost } from './rules-state.ts'
import type { CicScreen } from './screen-props.ts'
import { ScreenSlips } from './screen-slips.tsx'

const steps: readonly MomentStep[] = [
  { atMs: 260, cue: 'drum' },
  { atMs: 1160, cue: 'knock' },
]

/** Claps, silence, then the name; last, who had called it. */
export function ScreenCaught({ lost, view, players, heard }: CicScreen & { lost: Lost }) {
  const { seat, why, knew } = lost
  const come = useScreenMoment(steps)
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
      <ScreenAudience
        shape="low"
        isHidden={come < 2}
        kind={why === 'time' ? 'falls' : 'stands'}
        {...{ heard, players }}
      />
      {come > 0 && <ScreenSlips view={view} players={players} current={seat} />}
    </>
  )
}
