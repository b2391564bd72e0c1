import type { Film } from './film.ts'
import { drunkDiceFilm } from './films/drunk-dice.ts'
import { meyerFilm } from './films/meyer.ts'
import { neverHaveIEverFilm } from './films/never-have-i-ever.ts'

/** Games with six phones and a TV. */
export const films: readonly Film[] = [neverHaveIEverFilm, meyerFilm, drunkDiceFilm]
