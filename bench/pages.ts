/** The pages that are measured. */
export const home = '/'
export const game = '/games/never-have-i-ever'
/** Needs no script in the browser. */
export const still = '/articles'
/** Read from end to end; an answer among many. */
export const article = '/articles/the-line'
export const info = '/info/FAQ'
/** Rendered for each request. */
export const rendered = '/no/such/page'
