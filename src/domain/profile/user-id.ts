/** The account id up to its first dot (spec §3). */
export function userIdOf(accountId: string): string {
  const dot = accountId.indexOf('.')
  return dot === -1 ? accountId : accountId.slice(0, dot)
}
