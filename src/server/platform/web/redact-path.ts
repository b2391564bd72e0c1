const authPath = '/api/auth/'
const maxWordLength = 32

/** The id of a dare or of a kept night is its secret. */
const secretPath = /^(\/api\/dares\/|\/api\/nights\/|\/night\/)[^/]+/

/** Some paths of the sign-in library end in a token: only plain words stay. */
export function redactPath(path: string): string {
  if (!path.startsWith(authPath)) return path.replace(secretPath, '$1:key')
  const isPlain = (word: string) => word.length <= maxWordLength && /^([a-z-]*|oauth2)$/.test(word)
  return path
    .split('/')
    .map((word) => (isPlain(word) ? word : ':key'))
    .join('/')
}
