const shortest = 8

/** Said before anything is typed. */
export const passwordHint = '8 characters or more, not a common one.'

export function passwordFault(password: string): { password?: string } {
  if (password.length >= shortest) return {}
  return { password: `That is ${password.length} so far. It takes ${shortest} characters or more.` }
}
