import { nameOf } from '#domain/table/names.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenTimeBar } from '#games/parts/screen-clock.tsx'
import { ScreenEyes, ScreenFrame, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { leadFor } from './phone-props.ts'
import type { Screen } from './screen-props.ts'
import { ScreenReveal } from './screen-reveal.tsx'
import { ScreenVerdict } from './screen-verdict.tsx'

/** On the TV: totals once all are in, never a single vote. */
export function ScreenView(screen: Screen) {
  const { round, rounds } = screen.view
  const note = rounds > 0 ? `of ${rounds}` : 'so far'
  return (
    <ScreenFrame screen={screen} count={round} note={note}>
      <Phase {...screen} />
    </ScreenFrame>
  )
}

function Phase(screen: Screen) {
  const { phase, appeal, round, wakesAtMs } = screen.view
  const isSeen = useIsPast(wakesAtMs)
  if (phase === 'vote') return <Vote {...screen} />
  if (phase === 'verdict') return <Judging {...screen} />
  if (phase === 'plea' && isSeen) return <Plea {...screen} />
  const isJudged = appeal !== null && appeal.acquitted !== null
  return isJudged ? <ScreenVerdict {...screen} /> : <ScreenReveal key={round} {...screen} />
}

function Vote({ view, players }: Screen) {
  const here = useSeatsHere(players)
  return (
    <>
      <ScreenPrompt
        lead={leadFor(here)}
        rule="Vote on your phone. Names come when everybody is in."
      >
        {promptText(view.prompt, { players, sober: true })}
      </ScreenPrompt>
      <ScreenEyes done={Math.min(view.votesIn, here.length)} of={here.length} />
    </>
  )
}

function Plea({ view, players }: Screen) {
  const { appeal, clock, prompt } = view
  return (
    <>
      <ScreenPrompt
        lead={`…${promptText(prompt, { players, sober: true })}`}
        size="huge"
        rule="Fifteen seconds to talk it away. Then everybody judges."
      >
        {`${nameOf(players, appeal?.seat ?? 0)} pleads.`}
      </ScreenPrompt>
      {clock && <ScreenTimeBar clock={clock} />}
    </>
  )
}

function Judging({ view, players }: Screen) {
  const { appeal, ballotClock } = view
  const judges = useSeatsHere(players).filter((seat) => seat !== appeal?.seat).length
  return (
    <>
      <ScreenPrompt
        lead={`${nameOf(players, appeal?.seat ?? 0)} has pleaded`}
        size="huge"
        rule="Judge on your phone. A tie is guilty."
      >
        Guilty or not?
      </ScreenPrompt>
      <ScreenEyes done={Math.min(appeal?.judged ?? 0, judges)} of={judges} />
      {ballotClock && <ScreenTimeBar clock={ballotClock} />}
    </>
  )
}
