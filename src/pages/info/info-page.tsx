import type { ReactNode } from 'react'
import type { Cloth } from '#games/define-game.ts'
import { InfoHead } from './info-head.tsx'
import { infoLinks } from './info-links.ts'
import styles from './info-page.module.css'

export type InfoSection = {
  /** Its anchor. */
  id: string
  title: string
  body: ReactNode
}

type InfoPageProps = {
  path: string
  title: string
  description: string
  heading: string
  lead: ReactNode
  cloth: Cloth
  crest: string
  /** ISO date of the last change. */
  changed: string
  sections: readonly InfoSection[]
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A text page without scripts. */
export function InfoPage(props: InfoPageProps) {
  const { path, title, description, heading, lead, cloth, crest, changed, sections } = props
  return (
    <article className={`${styles.page} cloth-${cloth}`}>
      <title>{`${title} | Party Dojo`}</title>
      <meta name="description" content={description} />
      <InfoHead heading={heading} lead={lead} crest={crest}>
        <p className={styles.changed}>
          Last changed <time dateTime={changed}>{day.format(new Date(changed))}</time>
        </p>
      </InfoHead>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <h2>On this page</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
      <InfoSiblings path={path} />
    </article>
  )
}

export function InfoSiblings({ path }: { path: string }) {
  return (
    <nav className={styles.siblings} aria-label="More about the house">
      <h2>More about the house</h2>
      <ul>
        {infoLinks
          .filter(([other]) => other !== path)
          .map(([other, words]) => (
            <li key={other}>
              <a href={other}>{words}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
