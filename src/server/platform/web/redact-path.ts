const authPath = '/api/auth/'
const maxWordLength = 32

/** The id of a dare opens it. */
const darePath = /^(\/api\/dares\/)[^/]+/

/**
 * A path as it may stand in a log. The sign-in library routes by itself, and some of its paths end in
 * a key that opens a door: what is no plain word in one is left out.
 */
export function redactPath(path: string): string {
  if (!path.startsWith(authPath)) return path.replace(darePath, '$1:key')
  const isPlain = (word: string) => word.length <= maxWordLength && /^([a-z-]*|oauth2)$/.test(word)
  return path
    .split('/')
    .map((word) => (isPlain(word) ? word : ':key'))
    .join('/')
}
