import { nameOf } from '#domain/table/names.ts'
import { ScreenFrame, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import type { Options, View } from './rules.ts'

/** On the TV: what the whole room may see. */
export function ScreenView(screen: ScreenProps<View, Options>) {
  const { view, players } = screen
  const { turn, round, rounds } = view
  return (
    <ScreenFrame screen={screen} count={round} note={rounds > 0 ? `of ${rounds}` : 'so far'}>
      <ScreenPrompt lead="On their phone" size="huge">
        {nameOf(players, turn)}
      </ScreenPrompt>
    </ScreenFrame>
  )
}
