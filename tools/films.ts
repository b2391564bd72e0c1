import type { Film } from './film.ts'
import { barFilms } from './films/bars.ts'
import { categoryFilm } from './films/category.ts'
import { charadesFilm } from './films/charades.ts'
import { countryIslandCityFilm } from './films/country-island-city.ts'
import { drunkDiceFilm } from './films/drunk-dice.ts'
import { eveningFilm } from './films/evening.ts'
import { meyerFilm } from './films/meyer.ts'
import { mixFilm } from './films/mix.ts'
import { moreOrLessFilm } from './films/more-or-less.ts'
import { mostLikelyToFilm } from './films/most-likely-to.ts'
import { neverHaveIEverFilm } from './films/never-have-i-ever.ts'
import { truthOrDareFilm } from './films/truth-or-dare.ts'
import { wordGuessFilm } from './films/word-guess.ts'

/** Games with six phones and a TV, in display order. */
export const films: readonly Film[] = [
  neverHaveIEverFilm,
  truthOrDareFilm,
  mostLikelyToFilm,
  charadesFilm,
  categoryFilm,
  countryIslandCityFilm,
  meyerFilm,
  drunkDiceFilm,
  wordGuessFilm,
  moreOrLessFilm,
  mixFilm,
  ...barFilms,
  eveningFilm,
]
