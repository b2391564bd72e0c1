import { useState } from 'react'
import { cachedMenuPacks } from '#browser/packs/cached-menu-packs.ts'
import { packGames } from '#games/registry.ts'
import { PackCredits, type PackCreditsProps } from '#games/shell/pack-credits.tsx'

export function Credits({ source }: PackCreditsProps) {
  const [packs] = useState(() => packGames.flatMap(({ slug }) => cachedMenuPacks(slug).get()))
  return <PackCredits source={source} packs={packs} />
}
