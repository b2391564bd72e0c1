import { VenuePage } from '#games/venue/venue-page.tsx'
import { venues } from '../../content/venues/registry.ts'
import { game } from './game.ts'
import { howTo } from './how-to.ts'

export { table } from '#games/venue/venue-page.tsx'

export default function Screen() {
  return <VenuePage game={game} howTo={howTo} venues={venues} />
}
