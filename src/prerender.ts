import { publicPages } from './site/public-pages.ts'

/** Every public page that is the same for everybody: made at build time. */
export const prerenderedPaths: string[] = publicPages
  .filter(({ isPrerendered }) => isPrerendered)
  .map(({ path }) => path)
