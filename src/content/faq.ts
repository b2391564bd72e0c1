import { eveningQuestions } from './faq-evening.ts'
import { roomQuestions } from './faq-rooms.ts'
import { siteQuestions } from './faq-site.ts'

/** Text, with a link or without. */
export type FaqPart = { text: string; href?: string }

export type FaqQuestion = {
  /** Its anchor. */
  id: string
  question: string
  /** Plain text. */
  answer: string
  /** With its links. */
  parts: readonly FaqPart[]
}

export type FaqGroup = { id: string; title: string; questions: readonly FaqQuestion[] }

const link = /\[([^\]]+)\]\(([^)]+)\)/

/** Splits text at links: `words [more words](/path) words`. */
function partsOf(source: string): FaqPart[] {
  // Splitting by two groups: every third piece is plain.
  const pieces = source.split(link)
  return pieces.flatMap((text, at) => {
    if (at % 3 === 2) return []
    if (at % 3 === 1) return [{ text, href: pieces[at + 1] }]
    return text === '' ? [] : [{ text }]
  })
}

/** In display order. */
export const faq: readonly FaqGroup[] = [
  ...eveningQuestions,
  ...roomQuestions,
  ...siteQuestions,
].map(({ id, title, questions }) => ({
  id,
  title,
  questions: questions.map(([name, question, source]) => {
    const parts = partsOf(source)
    return { id: name, question, answer: parts.map(({ text }) => text).join(''), parts }
  }),
}))
