import { type ReactNode, useLayoutEffect } from 'react'
import { isRouteErrorResponse, useNavigate } from 'react-router'
import { errorPageMessage } from '#contract/error-messages.ts'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import styles from './error-page.module.css'

const notFound = 404
const unexpected = 500

type ErrorPageProps = {
  error: unknown
  children?: ReactNode
}

export function ErrorPage({ error, children }: ErrorPageProps) {
  const navigate = useNavigate()
  const status = isRouteErrorResponse(error) ? error.status : error ? unexpected : notFound
  useLayoutEffect(() => {
    delete document.documentElement.dataset.resume
  }, [])
  const [first = '', , last = ''] = String(status)
  return (
    <main className={`${styles.page} cloth-vermilion`}>
      <title>{`${status} | Party Dojo`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.stage} aria-hidden>
        <span>{first}</span>
        <span className={styles.icon}>
          <Daruma face="sad" />
        </span>
        <span>{last}</span>
      </div>
      <p className="seen-by-readers">Error {status}</p>
      <h1 className={styles.message}>{errorPageMessage(status)}</h1>
      <div className={styles.dock}>
        <Button variant="quiet" onPress={() => navigate(-1)}>
          Previous Page
        </Button>
        <Button to="/">Homepage</Button>
      </div>
      {children}
      <footer className={styles.foot}>
        <a href="/info/contact">Still lost? Write to us</a>
      </footer>
    </main>
  )
}
