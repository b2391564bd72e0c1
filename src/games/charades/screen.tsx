import { GamePage } from '#games/shell/game-page.tsx'
import { lateTable } from '#games/shell/late-table.ts'
import { packMenu } from '#games/shell/pack-menu.ts'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import houseClassics from './packs/house-classics.json'
import zooAndOffice from './packs/zoo-and-office.json'
import { options } from './rules-options.ts'

export const table = lateTable(() => import('./table.ts').then((late) => late.parts))

const packs = packMenu(game, { charades: [houseClassics, zooAndOffice] }, table)

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

export default function Screen() {
  return <GamePage {...{ game, howTo, options, packs, rooms, table }} hasClock />
}
