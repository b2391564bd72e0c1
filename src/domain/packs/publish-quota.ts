export const freePublishedPacks = 3

export const publishQuotaMessage = `You have ${freePublishedPacks} published packs, which is all there is without premium. Keep this one as a draft, turn another into a draft, or go premium.`

export function canPublish(published: number, isPremium: boolean): boolean {
  return isPremium || published < freePublishedPacks
}
