/** Answers may have links: `[words](/path)`. */
export type FaqRow = readonly [id: string, question: string, answer: string]

export type FaqRows = { id: string; title: string; questions: readonly FaqRow[] }
