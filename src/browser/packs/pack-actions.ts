import type { PackCard, PackPage } from '#contract/packs.ts'
import type { ReportReason } from '#domain/packs/report-reasons.ts'
import { type ApiResult, callApi } from '../api/call-api.ts'
import { enqueue } from '../outbox/outbox.ts'
import { sendOutbox } from '../outbox/send-outbox.ts'

/** Counts a play, now or when the network is back. */
export async function countPlay(packId: string): Promise<void> {
  enqueue({ kind: 'play', userId: null, pack: packId })
  await sendOutbox()
}

export async function reportPack(
  packId: string,
  reason: ReportReason,
  words: string,
): Promise<ApiResult<null>> {
  return await callApi('POST', `/api/packs/${packId}/reports`, { reason, words })
}

export async function fetchPackCard(packId: string): Promise<ApiResult<PackCard>> {
  return await callApi('GET', `/api/packs/${packId}`)
}

export async function fetchGallery(query: URLSearchParams): Promise<ApiResult<PackPage>> {
  return await callApi('GET', `/api/packs?${query}`)
}
