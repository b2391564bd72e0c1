/**
 * The build that this was made by, and `development` where there is none. Known where pages are
 * rendered; in a browser the page's `data-build` says it.
 */
export const buildId: string = import.meta.env.BUILD_ID ?? 'development'

/** The version of the package; known to the server alone. */
export const version: string = import.meta.env.BUILD_VERSION ?? 'development'
