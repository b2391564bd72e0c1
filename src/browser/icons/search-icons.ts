import type { IconPage } from '#contract/icon-search.ts'
import { type ApiResult, toApiResult } from '../api/call-api.ts'
import { isDataSaverOn } from '../device/is-data-saver-on.ts'
import { currentBuild } from '../updates/current-build.ts'

const timeoutMs = 5000
const dataSaverPageSize = 24

export async function searchIcons(q: string, cursor: string | null): Promise<ApiResult<IconPage>> {
  const query = new URLSearchParams({ q })
  if (cursor !== null) query.set('cursor', cursor)
  if (isDataSaverOn()) query.set('limit', String(dataSaverPageSize))
  const build = currentBuild()
  if (build !== null) query.set('v', build)
  return await toApiResult(() =>
    fetch(`/api/icons?${query}`, { signal: AbortSignal.timeout(timeoutMs) }),
  )
}
