/** The pages that are measured. */
export const home = '/'
export const game = '/games/never-have-i-ever'
/** Needs no script in the browser. */
export const still = '/articles'
/** Read from end to end; an answer among many. */
export const article = '/articles/the-line'
export const info = '/info/FAQ'
/** No route begins like it: rendered once, for everybody. */
export const unknown = '/no/such/page'
/** The same page, rendered for each request: only the router knows that there is no such game. */
export const rendered = '/games/no-such-game'

/** The network that Lighthouse takes phones to be on: milliseconds, bytes a second. */
export const slow4G = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
