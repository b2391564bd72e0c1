import type {
  Article as ArticleData,
  BreadcrumbList,
  FAQPage,
  Game as GameData,
  Graph,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts'
import type { Article } from '#content/articles/article.ts'
import { faq } from '#content/faq.ts'
import type { Game } from '#games/define-game.ts'
import type { PageFacts } from './find-page.ts'
import { siteName } from './site-name.ts'

export type PageWords = { title: string; description: string }

const language = 'en-GB'
const faqPath = '/info/FAQ'

/**
 * Schema.org data of a page; null when there is none.
 * @param origin null leaves out all addresses
 */
export function describePage(
  page: PageFacts,
  words: PageWords,
  origin: string | null,
): Graph | null {
  const things = [...thingsOn(page, words, origin), ...trailTo(page, words, origin)]
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null
}

function thingsOn(page: PageFacts, words: PageWords, origin: string | null): Thing[] {
  if (page.path === '/') return [website(words, origin), organisation(origin)]
  if (page.path === faqPath) return [questionData()]
  if (page.game) return [gameData(page, page.game, words, origin)]
  if (page.article) return [articleData(page, page.article, words, origin)]
  return []
}

function website({ description }: PageWords, origin: string | null): WebSite {
  return {
    '@type': 'WebSite',
    name: siteName,
    description,
    inLanguage: language,
    ...(origin && { url: `${origin}/` }),
  }
}

function organisation(origin: string | null): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    name: siteName,
    ...(origin && { url: `${origin}/`, logo: `${origin}/favicon.svg` }),
  }
}

function gameData(
  page: PageFacts,
  { title, players }: Game,
  { description }: PageWords,
  origin: string | null,
): GameData {
  return {
    '@type': 'Game',
    name: title,
    description,
    inLanguage: language,
    isAccessibleForFree: true,
    numberOfPlayers: {
      '@type': 'QuantitativeValue',
      minValue: players.min,
      maxValue: players.max,
    },
    ...(origin && { url: origin + page.path, image: origin + page.picture }),
  }
}

function articleData(
  page: PageFacts,
  { title, published, updated }: Article,
  { description }: PageWords,
  origin: string | null,
): ArticleData {
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: language,
    isAccessibleForFree: true,
    datePublished: published,
    dateModified: updated,
    author: organisation(origin),
    publisher: organisation(origin),
    ...(origin && {
      url: origin + page.path,
      mainEntityOfPage: origin + page.path,
      image: origin + page.picture,
    }),
  }
}

function questionData(): FAQPage {
  const questions = faq.flatMap((group) => group.questions)
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Breadcrumbs; they need an origin. */
function trailTo(
  { path, isIndexed: isFound, game, article }: PageFacts,
  { title }: PageWords,
  origin: string | null,
): BreadcrumbList[] {
  if (origin === null || path === null || path === '/' || (!isFound && !article)) return []
  const steps = [
    { name: siteName, item: `${origin}/` },
    ...(article ? [{ name: 'Articles', item: `${origin}/articles` }] : []),
    { name: game?.title ?? article?.title ?? title, item: origin + path },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ]
}
