import { type ReactNode, useEffect, useRef } from 'react'
import { Daruma } from '#ui/daruma.tsx'
import styles from './auth-page.module.css'

type AuthPageProps = {
  title: string
  heading: string
  lead?: ReactNode
  face?: 'one-eye' | 'sad' | 'won'
  children: ReactNode
}

export function AuthPage({ title, heading, lead, face = 'one-eye', children }: AuthPageProps) {
  const head = useRef<HTMLHeadingElement>(null)
  const displayedHeading = useRef(heading)
  useEffect(() => {
    if (displayedHeading.current !== heading) head.current?.focus()
    displayedHeading.current = heading
  }, [heading])

  return (
    <div className={styles.page}>
      <title>{`${title} | Party Dojo`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.head}>
        <Daruma face={face} className={styles.daruma} />
        <h1 ref={head} tabIndex={-1}>
          {heading}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
