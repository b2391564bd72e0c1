import type { Film } from './film.ts'
import { barFilms } from './films/bars.ts'
import { neverHaveIEverFilm } from './films/never-have-i-ever.ts'

/** Games with six phones and a TV. */
export const films: readonly Film[] = [neverHaveIEverFilm, ...barFilms]
