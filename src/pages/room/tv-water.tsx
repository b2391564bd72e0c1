import type { Clock } from '#domain/table/clock.ts'
import { ScreenFrame, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { useClock } from '#games/parts/use-clock.ts'
import { clockWords } from './water-and-air.tsx'

const frame = { title: 'A break', titleLines: ['A break'], crest: 'mix' } as const

export function TvWater({ code, clock }: { code: string; clock: Clock }) {
  const { seconds } = useClock(clock)
  return (
    <div className="cloth-mustard">
      <ScreenFrame
        screen={{ game: frame, room: { code, joinAt: location.host } }}
        count={clockWords(seconds)}
        note="left"
      >
        <ScreenPrompt size="huge" lead="Two minutes" rule="Skip it on any phone.">
          Water and air.
        </ScreenPrompt>
      </ScreenFrame>
    </div>
  )
}
