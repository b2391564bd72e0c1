import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { deviceRandom } from '#browser/device/random.ts'
import { routeNotFoundMessage } from '#contract/error-messages.ts'
import { GamePage } from '#games/shell/game-page.tsx'
import { lateTable } from '#games/shell/late-table.ts'
import { type StagePaths, type Stages, useStagePath } from '#games/shell/use-stage-path.ts'
import type { Route } from './+types/screen'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { chooseGroups, dealItems, loadMeasures } from './items.ts'
import { type Options, options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

const base = '/games/more-or-less'
const stages = ['team-select', 'game', 'ending']

const paths: StagePaths<View> = {
  start: game.path,
  playing: ({ phase }) => (phase === 'sides' ? game.path : `${base}/game`),
  over: `${base}/ending`,
}

const useStages: Stages<View, Move, Options> = (table, drawn) => useStagePath(paths, table, drawn)

/** One choice a visit, so that what the door loads is what a game is dealt. */
const groups = chooseGroups(deviceRandom)

const cardSource = {
  deal: async (_: Options, sober: boolean) => dealItems(await loadMeasures(groups), sober),
}

export const table = lateTable(() => import('./table.ts').then((late) => late.parts))

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

export function loader({ params }: Route.LoaderArgs) {
  return stageOf(params.stage)
}

/** No request to the server: all stages are on this page, also offline. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return stageOf(params.stage)
}

function stageOf(stage: string | undefined): null {
  if (stage === undefined) throw redirect(game.path, 301)
  if (stages.includes(stage)) return null
  throw data(routeNotFoundMessage(`${base}/${stage}`), { status: 404 })
}

export default function Screen() {
  // Preload; a failure is reported when the game starts.
  useEffect(() => void loadMeasures(groups).catch(() => {}), [])
  return (
    <GamePage
      {...{ game, howTo, options, cardSource, rooms, table, useStages }}
      hasClock={({ seconds }) => seconds > 0}
    />
  )
}
