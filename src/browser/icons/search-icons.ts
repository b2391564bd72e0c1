import type { IconPage } from '#contract/icon-search.ts'
import { type Answer, readAnswer } from '../api/call-api.ts'
import { savesData } from '../device/saves-data.ts'
import { currentBuild } from '../updates/current-build.ts'

/** Longer than for an icon, which something else can be drawn for. */
const patienceMs = 5000
const whenSaving = 24

/** A page of the icons that these words fit, from `cursor` on; never throws. */
export async function searchIcons(q: string, cursor: string | null): Promise<Answer<IconPage>> {
  const query = new URLSearchParams({ q })
  if (cursor !== null) query.set('cursor', cursor)
  if (savesData()) query.set('limit', String(whenSaving))
  const build = currentBuild()
  if (build !== null) query.set('v', build)
  return await readAnswer(() =>
    fetch(`/api/icons?${query}`, { signal: AbortSignal.timeout(patienceMs) }),
  )
}
