import type { Film } from './film.ts'
import { barFilms } from './films/bars.ts'
import { categoryFilm } from './films/category.ts'
import { charadesFilm } from './films/charades.ts'
import { drunkDiceFilm } from './films/drunk-dice.ts'
import { eveningFilm } from './films/evening.ts'
import { meyerFilm } from './films/meyer.ts'
import { mostLikelyToFilm } from './films/most-likely-to.ts'
import { neverHaveIEverFilm } from './films/never-have-i-ever.ts'

/** Games with six phones and a TV, in display order. */
export const films: readonly Film[] = [
  neverHaveIEverFilm,
  mostLikelyToFilm,
  charadesFilm,
  categoryFilm,
  meyerFilm,
  drunkDiceFilm,
  ...barFilms,
  eveningFilm,
]
