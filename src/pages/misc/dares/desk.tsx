import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { deviceRandom } from '#browser/device/chance.ts'
import { type DareKind, dareKinds, longestLine, longestName } from '#domain/dares/dare.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import link from '#ui/text-link.module.css'
import { DarePage } from './dare-page.tsx'
import styles from './desk.module.css'
import { dealLines, deskPaths, hasFreeLine, kindNames } from './lines-of-kind.ts'
import { SendLink } from './send-link.tsx'
import { SentDares } from './sent-dares.tsx'
import type { Desk } from './use-desk.ts'

type LineField = { label: string; hint?: string }

type DareDeskProps = {
  kind: DareKind
  desk: Desk
  heading: string
  lead: ReactNode
  lines: readonly LineField[]
  /** What the house lends somebody without ideas, from a drawer for each line. */
  deal: { words: string; note: string; ideas: readonly (readonly string[])[] }
  /** Between the names and the words. */
  children?: ReactNode
}

/** Where a dare is made and sent from, and where its answers come back to. */
export function DareDesk(props: DareDeskProps) {
  const { kind, desk, heading, lead, children } = props
  const { form, sentId } = desk
  const sent = useRef<HTMLHeadingElement>(null)
  const wasSent = useRef(false)
  // What was pressed is gone either way.
  useEffect(() => {
    if (sentId) sent.current?.focus()
    else if (wasSent.current) form.current?.querySelector('input')?.focus()
    wasSent.current = sentId !== null
  }, [sentId, form])
  return (
    <DarePage heading={heading} lead={lead}>
      {sentId ? (
        <section className={styles.part}>
          <h2 ref={sent} tabIndex={-1}>
            Now send the link
          </h2>
          <SendLink id={sentId} />
          <div className={styles.dock}>
            <Button ghost icon="icon-plus" onPress={desk.startAnew}>
              Write another
            </Button>
          </div>
        </section>
      ) : (
        <DeskForm {...props}>{children}</DeskForm>
      )}
      <SentDares />
      <nav className={styles.others} aria-label="Other desks">
        {dareKinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Link key={other} to={deskPaths[other]} className={link.textLink}>
              {kindNames[other]}
            </Link>
          ))}
      </nav>
    </DarePage>
  )
}

function DeskForm({ desk, lines, deal, children }: DareDeskProps) {
  const { draft, change, changeLine, fault } = desk
  const isFree = hasFreeLine(draft.lines, deal.ideas)
  const problemOf = (field: string) => (fault?.field === field ? fault.sentence : null)
  return (
    // Until the page is alive the browser itself would send it: `dialog` goes nowhere.
    <form
      ref={desk.form}
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void desk.send()
      }}
    >
      <div className={styles.names}>
        <Field
          label="To"
          name="to"
          value={draft.to}
          onChange={(event) => change({ to: event.target.value })}
          problem={problemOf('to')}
          maxLength={longestName}
          autoComplete="off"
          dir="auto"
        />
        <Field
          label="From"
          name="from"
          value={draft.from}
          onChange={(event) => change({ from: event.target.value })}
          problem={problemOf('from')}
          maxLength={longestName}
          autoComplete="nickname"
          dir="auto"
        />
      </div>
      {children}
      {lines.map(({ label, hint }, at) => (
        <Field
          key={label}
          label={label}
          hint={hint}
          rows={2}
          name={`line-${at}`}
          value={draft.lines[at] ?? ''}
          onChange={(event) => changeLine(at, event.target.value)}
          problem={at === (fault?.line ?? 0) ? problemOf('lines') : null}
          maxLength={longestLine}
          autoComplete="off"
          dir="auto"
        />
      ))}
      <div className={styles.dock}>
        <Button
          ghost
          disabled={!isFree}
          icon="crest-die"
          note={isFree ? deal.note : 'Not over your own words.'}
          onPress={() => change({ lines: dealLines(draft.lines, deal.ideas, deviceRandom) })}
        >
          {deal.words}
        </Button>
      </div>
      <Alert message={desk.problem} />
      <div className={styles.dock}>
        <BusyButton
          size="main"
          submit
          busy={desk.isBusy}
          icon="icon-share"
          note="Then you send it."
        >
          Make the link
        </BusyButton>
      </div>
    </form>
  )
}
