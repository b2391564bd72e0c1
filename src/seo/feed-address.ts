import { houseName } from './house.ts'

/** Where the articles are told of as they appear, and what that is called. */
export const feedPath = '/articles/feed.xml'
export const feedTitle = `${houseName}: articles`
