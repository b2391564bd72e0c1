import type { PlayProps } from '#games/parts/play-props.ts'
import { Choice } from './choice.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import { TaskScreen } from './task-screen.tsx'

export function Play(play: PlayProps<View, Move, Options>) {
  const { task } = play.view
  return task ? <TaskScreen {...play} task={task} /> : <Choice {...play} />
}
