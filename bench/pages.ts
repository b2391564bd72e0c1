/** The pages that are measured. */
export const home = '/'
export const game = '/games/never-have-i-ever'
/** Needs no script in the browser. */
export const still = '/articles'
/** Rendered for each request. */
export const rendered = '/no/such/page'
