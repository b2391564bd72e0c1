import { publicPages } from './site/public-pages.ts'

export const prerenderedPaths: string[] = publicPages
  .filter(({ isPrerendered }) => isPrerendered)
  .map(({ path }) => path)
