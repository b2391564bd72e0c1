import type { ReactNode, Ref } from 'react'
import styles from './dare-page.module.css'

type DarePageProps = {
  picture?: ReactNode
  heading: string
  said?: Ref<HTMLHeadingElement>
  lead: ReactNode
  children: ReactNode
}

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
