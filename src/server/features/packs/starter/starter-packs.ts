import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { readPack } from '#domain/packs/read-pack.ts'
import boardGames from './board-games.json' with { type: 'json' }
import family from './family.json' with { type: 'json' }
import firstFlat from './first-flat.json' with { type: 'json' }
import football from './football.json' with { type: 'json' }
import henAndStag from './hen-and-stag.json' with { type: 'json' }
import newYear from './new-year.json' with { type: 'json' }
import office from './office.json' with { type: 'json' }
import roadTrip from './road-trip.json' with { type: 'json' }
import students from './students.json' with { type: 'json' }
import teachers from './teachers.json' with { type: 'json' }
import twoLanguages from './two-languages.json' with { type: 'json' }
import wedding from './wedding.json' with { type: 'json' }

const files: readonly unknown[] = [
  wedding,
  office,
  roadTrip,
  students,
  family,
  football,
  henAndStag,
  newYear,
  boardGames,
  firstFlat,
  twoLanguages,
  teachers,
]

/** The packs in the gallery of a new installation. */
export const starterPacks: readonly CustomPack[] = files.map((file) => {
  const reading = readPack(file)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.pack
})
