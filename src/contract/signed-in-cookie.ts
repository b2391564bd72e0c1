/**
 * Readable by pages and worthless to the server: it only says that a session exists. Not in
 * `cookies.ts`, because every page imports it.
 */
export const signedInCookie = 'party-dojo-signed-in'
