import { GamePage } from '#games/shell/game-page.tsx'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { messages } from './messages.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-state.ts'

export default function Screen() {
  return (
    <GamePage
      game={game}
      howTo={howTo}
      rules={rules}
      messages={messages}
      options={options}
      Play={Play}
      hasClock={({ seconds }) => seconds > 0}
    />
  )
}
