const authPath = '/api/auth/'
const maxWordLength = 32

/** A dare's id is its secret. */
const darePath = /^(\/api\/dares\/)[^/]+/

/** Some paths of the sign-in library end in a token: only plain words stay. */
export function redactPath(path: string): string {
  if (!path.startsWith(authPath)) return path.replace(darePath, '$1:key')
  const isPlain = (word: string) => word.length <= maxWordLength && /^([a-z-]*|oauth2)$/.test(word)
  return path
    .split('/')
    .map((word) => (isPlain(word) ? word : ':key'))
    .join('/')
}
