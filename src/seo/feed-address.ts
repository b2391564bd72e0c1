import { siteName } from './site-name.ts'

/** Where the articles are told of as they appear, and what that is called. */
export const feedPath = '/articles/feed.xml'
export const feedTitle = `${siteName}: articles`
