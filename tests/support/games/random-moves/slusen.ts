import venue from '../../../../src/content/venues/slusen.json' with { type: 'json' }
import { venueGames } from '../venue-games.ts'

export const games = venueGames(venue)
