import { useState } from 'react'
import { cachedMenuPacks } from '#browser/packs/cached-menu-packs.ts'
import { packGames } from '#games/registry.ts'
import { PackCredits, type PackCreditsProps } from '#games/shell/pack-credits.tsx'

/** The packs by players of every game in the mix, at its end. */
export function Credits({ source }: PackCreditsProps) {
  const [packs] = useState(() => packGames.flatMap(({ slug }) => cachedMenuPacks(slug).get()))
  return <PackCredits source={source} packs={packs} />
}
