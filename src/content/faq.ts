import { eveningQuestions } from './faq-evening.ts'
import { siteQuestions } from './faq-site.ts'

/** A stretch of an answer: words, or words that lead somewhere. */
export type FaqPart = { text: string; href?: string }

export type FaqQuestion = {
  /** Names the answer in an address, after `#`. */
  id: string
  question: string
  /** Plain text. */
  answer: string
  /** The same with its links. */
  parts: readonly FaqPart[]
}

export type FaqGroup = { id: string; title: string; questions: readonly FaqQuestion[] }

const link = /\[([^\]]+)\]\(([^)]+)\)/

/** Cuts `words [more words](/path) words` at its links. */
function partsOf(source: string): FaqPart[] {
  // Of a split by two groups, every third piece is plain.
  const pieces = source.split(link)
  return pieces.flatMap((text, at) => {
    if (at % 3 === 2) return []
    if (at % 3 === 1) return [{ text, href: pieces[at + 1] }]
    return text === '' ? [] : [{ text }]
  })
}

/** What people ask, group by group, in the order of the page. */
export const faq: readonly FaqGroup[] = [...eveningQuestions, ...siteQuestions].map(
  ({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map(([name, question, source]) => {
      const parts = partsOf(source)
      return { id: name, question, answer: parts.map(({ text }) => text).join(''), parts }
    }),
  }),
)
