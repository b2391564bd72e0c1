/** Tables of the sign-in library: times are ISO text in UTC, flags 0 or 1. */
type UserTable = {
  id: string
  name: string
  email: string
  email_verified: number
  image: string | null
  phone_number: string | null
  phone_number_verified: number | null
  /** Epoch milliseconds; a blocked account has no sessions. */
  blocked_at: number | null
  blocked_reason: string | null
  created_at: string
  updated_at: string
}

type SessionTable = {
  id: string
  token: string
  user_id: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
}

type AccountTable = {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: string | null
  refresh_token_expires_at: string | null
  scope: string | null
  /** Hashed. */
  password: string | null
  created_at: string
  updated_at: string
}

type VerificationTable = {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

type PasskeyTable = {
  id: string
  name: string | null
  public_key: string
  user_id: string
  credential_id: string
  counter: number
  device_type: string
  backed_up: number
  transports: string | null
  created_at: string | null
  aaguid: string | null
}

export type AccountTables = {
  users: UserTable
  sessions: SessionTable
  accounts: AccountTable
  verifications: VerificationTable
  passkeys: PasskeyTable
}
