import { GamePage } from '#games/shell/game-page.tsx'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { messages } from './messages.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

export default function Screen() {
  return <GamePage {...{ game, howTo, rules, messages, options, Play }} />
}
