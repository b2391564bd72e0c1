import type { FaqQuestion } from '#content/faq.ts'
import styles from './faq.module.css'

type FaqAnswerProps = { question: FaqQuestion; isOpen: boolean }

/** The answer has the id, so that a link to it opens it. */
export function FaqAnswer({ question: { id, question, parts }, isOpen }: FaqAnswerProps) {
  return (
    <details className={styles.entry} open={isOpen}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <p id={id}>
        {parts.map(({ text, href }) =>
          href === undefined ? (
            text
          ) : (
            <a key={text} href={href}>
              {text}
            </a>
          ),
        )}
      </p>
    </details>
  )
}
