/** What other features do when an account comes, changes or goes. */
export type AccountHooks = {
  /** Erases everything held on a person; throws an `AppError` when that cannot be done now. */
  erase: (userId: string) => Promise<unknown>
  /** Records who invited a new account. */
  recordReferral: (newUserId: string, inviterId: string) => Promise<void>
  /** Pays what is due for inviting this account, once it is verified; safe to repeat. */
  settleReferral: (newUserId: string) => Promise<unknown>
}
