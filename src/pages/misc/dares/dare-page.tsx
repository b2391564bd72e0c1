import type { ReactNode, Ref } from 'react'
import styles from './dare-page.module.css'

type DarePageProps = {
  /** Over the heading. */
  picture?: ReactNode
  heading: string
  /** The heading, where it takes the focus to be heard. */
  said?: Ref<HTMLHeadingElement>
  lead: ReactNode
  children: ReactNode
}

/** A page about dares, whether one is sent from it or answered on it. */
export function DarePage({ picture, heading, said, lead, children }: DarePageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        {picture}
        <h1 ref={said} tabIndex={said === undefined ? undefined : -1}>
          {heading}
        </h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </article>
  )
}
