import { GamePage } from '#games/shell/game-page.tsx'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { messages } from './messages.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-state.ts'

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

export default function Screen() {
  return (
    <GamePage
      game={game}
      howTo={howTo}
      rules={rules}
      messages={messages}
      options={options}
      rooms={rooms}
      Play={Play}
      hasClock={({ seconds }) => seconds > 0}
    />
  )
}
