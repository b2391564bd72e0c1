/**
 * Readable by pages, and worth nothing to the server: it only says that a session is there. In a file
 * of its own, because every page reads it, and what the cookie page says of it is for that page alone.
 */
export const signedInCookie = 'party-dojo-signed-in'
