import venue from '../../../../src/content/venues/squiffy.json' with { type: 'json' }
import { venueGames } from '../venue-games.ts'

export const games = venueGames(venue)
