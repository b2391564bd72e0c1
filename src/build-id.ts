/**
 * The build that this was made by, and `development` where there is none. Known where pages are
 * rendered; in a browser the page's `data-build` says it.
 */
export const buildId: string = import.meta.env.BUILD_ID ?? 'development'
