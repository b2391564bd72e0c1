import { GamePage } from '#games/shell/game-page.tsx'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { messages } from './messages.ts'
import { Play } from './play.tsx'
import { options, rules } from './rules.ts'

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

export default function Screen() {
  return <GamePage {...{ game, howTo, rules, messages, options, rooms, Play }} />
}
