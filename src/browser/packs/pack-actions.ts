import type { PackCard, PackPage, PlaysAnswer } from '#contract/packs.ts'
import type { ReportReason } from '#domain/packs/report-reasons.ts'
import { type Answer, callApi } from '../call-api.ts'

/** Counts a play; nobody at the table has to know when it could not be told. */
export async function countPlay(packId: string): Promise<void> {
  if (navigator.onLine) await callApi<PlaysAnswer>('POST', `/api/packs/${packId}/plays`)
}

/** Tells the house what is wrong with a pack. */
export async function reportPack(
  packId: string,
  reason: ReportReason,
  words: string,
): Promise<Answer<null>> {
  return await callApi('POST', `/api/packs/${packId}/reports`, { reason, words })
}

/** What a pack is, as shelves show it. */
export async function readPackCard(packId: string): Promise<Answer<PackCard>> {
  return await callApi('GET', `/api/packs/${packId}`)
}

/** A page of the gallery. */
export async function readGallery(query: URLSearchParams): Promise<Answer<PackPage>> {
  return await callApi('GET', `/api/packs?${query}`)
}
