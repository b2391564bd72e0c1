let commonPasswords: Promise<Set<string>> | null = null

/** Whether a password is among the 49,000 most used ones, upper case or lower. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords()
  return (await commonPasswords).has(password.toLowerCase())
}

/** Loaded with the first new password: most processes never need it before that. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
