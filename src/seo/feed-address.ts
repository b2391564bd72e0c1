import { siteName } from './site-name.ts'

export const feedPath = '/articles/feed.xml'
export const feedTitle = `${siteName}: articles`
