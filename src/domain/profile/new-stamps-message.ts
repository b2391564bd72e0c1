export function newStampsMessage(
  before: readonly string[],
  after: readonly string[],
): string | null {
  const fresh = after.filter((name) => !before.includes(name))
  if (fresh.length === 0) return null
  return `${fresh.length === 1 ? 'Stamp' : 'Stamps'}: ${fresh.join(', ')}`
}
