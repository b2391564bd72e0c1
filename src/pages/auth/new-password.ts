const minLength = 8

/** Shown before anything is typed. */
export const passwordHint = '8 characters or more, not a common one.'

export function passwordFault(password: string): { password?: string } {
  if (password.length >= minLength) return {}
  return {
    password: `That is ${password.length} so far. It takes ${minLength} characters or more.`,
  }
}
