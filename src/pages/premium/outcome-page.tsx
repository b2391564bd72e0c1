import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { Belt } from '#ui/belt.tsx'
import { Daruma } from '#ui/daruma.tsx'
import { DarumaFigure } from '#ui/daruma-figure.tsx'
import styles from './outcome-page.module.css'
import { TestMode } from './test-mode.tsx'

type OutcomePageProps = {
  title: string
  heading: string
  lead?: ReactNode
  face?: 'one-eye' | 'sad' | 'won'
  testMode: boolean
  /** Shows the black belt. */
  belt?: boolean
  children: ReactNode
}

export function OutcomePage(props: OutcomePageProps) {
  const { title, heading, lead, face = 'one-eye', testMode, belt, children } = props
  const head = useRef<HTMLHeadingElement>(null)
  const shown = useRef(useNavigationType() === 'POP' ? heading : null)
  // The outcome changes by itself: screen readers announce it.
  useEffect(() => {
    if (shown.current !== heading) head.current?.focus({ preventScroll: true })
    shown.current = heading
  }, [heading])

  return (
    <article className={styles.page}>
      <title>{`${title} | Party Dojo`}</title>
      <meta name="robots" content="noindex" />
      <header className={`${styles.head} ${belt ? styles.belted : ''}`}>
        {testMode && <TestMode />}
        {belt ? <DarumaFigure eyes={2} /> : <Daruma face={face} className={styles.daruma} />}
        <h1 ref={head} tabIndex={-1}>
          {heading}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {belt && <Belt colour="black" stripes={4} />}
      <div className={styles.body}>{children}</div>
    </article>
  )
}
