import type { Film } from './film.ts'
import { neverHaveIEverFilm } from './films/never-have-i-ever.ts'
import { truthOrDareFilm } from './films/truth-or-dare.ts'

/** Games with six phones and a TV. */
export const films: readonly Film[] = [neverHaveIEverFilm, truthOrDareFilm]
