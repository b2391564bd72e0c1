/** Sent to the operator by the contact form. */
type ContactMessageTable = {
  id: string
  /** Null when signed out. */
  user_id: string | null
  name: string
  email: string
  message: string
  /** Whether it was sent by email as well. */
  mailed: number
  created_at: number
}

/** Accounts without optional emails. */
type MailPreferenceTable = {
  user_id: string
  unsubscribed_at: number
}

export type ContactTables = {
  contact_messages: ContactMessageTable
  mail_preferences: MailPreferenceTable
}
