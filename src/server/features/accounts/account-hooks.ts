/** Ports for features that follow an account's life. */
export type AccountHooks = {
  /** Throws an `AppError` when that cannot be done now. */
  erase: (userId: string) => Promise<unknown>
  recordReferral: (newUserId: string, inviterId: string) => Promise<void>
  /** Pays a due referral reward; safe to repeat. */
  settleReferral: (newUserId: string) => Promise<unknown>
}
