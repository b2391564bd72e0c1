/** What somebody wrote to whoever runs the house. */
type ContactMessageTable = {
  /** Made on the device it was written on. */
  id: string
  /** Null when it was written signed out. */
  user_id: string | null
  name: string
  email: string
  message: string
  /** 0 or 1: whether it was put into the mail as well. */
  mailed: number
  /** epoch milliseconds */
  created_at: number
}

/** Whoever has a row wants no letters but those that are required. */
type MailPreferenceTable = {
  user_id: string
  /** epoch milliseconds */
  unsubscribed_at: number
}

export type ContactTables = {
  contact_messages: ContactMessageTable
  mail_preferences: MailPreferenceTable
}
