import zenBlack from '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-latin-900-normal.woff2?url'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { faq } from '#content/faq.ts'
import { findByWords } from '#domain/search/find-by-words.ts'
import { Field } from '#ui/field.tsx'
import { preloadFont } from '#ui/preload-font.ts'
import link from '#ui/text-link.module.css'
import type { Route } from './+types/faq'
import styles from './faq.module.css'
import { FaqAnswer } from './faq-answer.tsx'
import { InfoHead } from './info-head.tsx'
import { InfoSiblings } from './info-page.tsx'

const path = '/info/FAQ'
/** A group's title counts for each of its questions. */
const everything = faq.flatMap(({ title, questions }) =>
  questions.map((question) => ({
    question,
    text: `${title} ${question.question} ${question.answer}`,
  })),
)

/** Questions stand in it from the first paint: a fallback breaks some into one line more. */
export const links: Route.LinksFunction = () => [preloadFont(zenBlack)]

export default function FaqPage() {
  const { search, hash } = useLocation()
  const asked = new URLSearchParams(search).get('q') ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const words = (typed ?? asked).trim()
  const found = findByWords(everything, ({ text }) => text, words).map(({ question }) => question)

  // Text typed before hydration counts.
  useEffect(() => {
    const early = form.current?.querySelector('input')?.value ?? ''
    if (early !== asked) setTyped(early)
  }, [asked])

  // Not every browser opens the target of a hash.
  useEffect(() => {
    const answer = hash === '' ? null : document.getElementById(hash.slice(1))
    answer?.closest('details')?.setAttribute('open', '')
    answer?.scrollIntoView()
  }, [hash])

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTyped(null)
    const query = words === '' ? '' : `?${new URLSearchParams({ q: words })}`
    void navigate(path + query, { replace: true, preventScrollReset: true })
  }

  return (
    <article className={`${styles.page} cloth-matcha`}>
      <title>Questions and answers | Party Dojo</title>
      <meta
        name="description"
        content="How to play, offline and sober; packs, coins, premium, privacy and printing: what people ask about Party Dojo, answered in a few lines each."
      />
      <InfoHead
        heading="Questions and answers"
        lead={`Ask away: ${everything.length} answers, a few lines each.`}
        crest="wordguess"
      />
      <search>
        <form ref={form} action={path} onSubmit={submit} className={styles.search}>
          <Field
            label="Search the answers"
            type="search"
            name="q"
            defaultValue={asked}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="Cancel, offline, cookies"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            dir="auto"
            end={
              <button type="submit" className={styles.go}>
                Search
              </button>
            }
          />
        </form>
        <p className={styles.count} role="status">
          {words !== '' && countWords(found.length)}
        </p>
      </search>
      {found.length === 0 && (
        <p className={styles.nothing}>
          No answer has these words, in any order. Try fewer of them, look through{' '}
          <a href={path}>all the questions</a>, or ask through <a href="/info/contact">Contact</a>.
        </p>
      )}
      <div className={styles.groups}>
        {faq.map(({ id, title, questions }) => {
          const hits = questions.filter((question) => found.includes(question))
          return (
            hits.length > 0 && (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                {hits.map((question) => (
                  <FaqAnswer key={question.id} question={question} isOpen={words !== ''} />
                ))}
              </section>
            )
          )
        })}
      </div>
      {words !== '' && found.length > 0 && (
        <p className={styles.all}>
          <a href={path} className={link.textLink}>
            All the questions
          </a>
        </p>
      )}
      <InfoSiblings path={path} />
    </article>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'Nothing found.'
  return count === 1 ? 'One answer.' : `${count} answers.`
}
