/** What a player pays with. */
const prices = ['points', 'soft', 'drinks'] as const
export type Price = (typeof prices)[number]

export function isPrice(saved: unknown): saved is Price {
  return prices.some((price) => price === saved)
}
