import type { Film } from './film.ts'
import { moreOrLessFilm } from './films/more-or-less.ts'
import { neverHaveIEverFilm } from './films/never-have-i-ever.ts'

/** Games with six phones and a TV. */
export const films: readonly Film[] = [neverHaveIEverFilm, moreOrLessFilm]
