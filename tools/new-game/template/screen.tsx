import { GamePage } from '#games/shell/game-page.tsx'
import { lateTable } from '#games/shell/late-table.ts'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { options } from './rules.ts'

export const table = lateTable(() => import('./table.ts').then((late) => late.parts))

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

export default function Screen() {
  return <GamePage {...{ game, howTo, options, rooms, table }} />
}
