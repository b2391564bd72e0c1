/**
 * The build id, `development` without a build. For the server: browsers read the page's
 * `data-build`.
 */
export const buildId: string = import.meta.env.BUILD_ID ?? 'development'

export const version: string = import.meta.env.BUILD_VERSION ?? 'development'
