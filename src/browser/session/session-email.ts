let email: string | null = null

/** The signed-in user's address, from the session: the profile document has none. */
export function sessionEmail(): string | null {
  return email
}

export function setSessionEmail(address: string | null): void {
  email = address
}
