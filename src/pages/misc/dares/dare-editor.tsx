import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { deviceRandom } from '#browser/device/random.ts'
import { type DareKind, dareKinds, maxDareNameLength, maxLineLength } from '#domain/dares/dare.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import link from '#ui/text-link.module.css'
import styles from './dare-editor.module.css'
import { DarePage } from './dare-page.tsx'
import { dealLines, editorPaths, hasReplaceableLine, kindNames } from './lines-of-kind.ts'
import { SendLink } from './send-link.tsx'
import { SentDares } from './sent-dares.tsx'
import type { DareEditorState } from './use-dare-editor.ts'

type LineField = { label: string; hint?: string }

type DareEditorProps = {
  kind: DareKind
  editor: DareEditorState
  heading: string
  lead: ReactNode
  lines: readonly LineField[]
  /** Ideas, a list for each line. */
  deal: { words: string; note: string; ideas: readonly (readonly string[])[] }
  children?: ReactNode
}

export function DareEditor(props: DareEditorProps) {
  const { kind, editor, heading, lead, children } = props
  const { form, sentId } = editor
  const sent = useRef<HTMLHeadingElement>(null)
  const wasSent = useRef(false)
  // The pressed button is gone either way.
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
            <Button variant="quiet" icon="icon-plus" onPress={editor.startAnew}>
              Write another
            </Button>
          </div>
        </section>
      ) : (
        <DareForm {...props}>{children}</DareForm>
      )}
      <SentDares />
      <nav className={styles.others} aria-label="Other desks">
        {dareKinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Link key={other} to={editorPaths[other]} className={link.textLink}>
              {kindNames[other]}
            </Link>
          ))}
      </nav>
    </DarePage>
  )
}

function DareForm({ editor, lines, deal, children }: DareEditorProps) {
  const { draft, change, changeLine, fault } = editor
  const isFree = hasReplaceableLine(draft.lines, deal.ideas)
  const problemOf = (field: string) => (fault?.field === field ? fault.sentence : null)
  return (
    // Before hydration the browser would submit it: `dialog` does nothing.
    <form
      ref={editor.form}
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void editor.send()
      }}
    >
      <div className={styles.names}>
        <Field
          label="To"
          name="to"
          value={draft.to}
          onChange={(event) => change({ to: event.target.value })}
          problem={problemOf('to')}
          maxLength={maxDareNameLength}
          autoComplete="off"
          dir="auto"
        />
        <Field
          label="From"
          name="from"
          value={draft.from}
          onChange={(event) => change({ from: event.target.value })}
          problem={problemOf('from')}
          maxLength={maxDareNameLength}
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
          maxLength={maxLineLength}
          autoComplete="off"
          dir="auto"
        />
      ))}
      <div className={styles.dock}>
        <Button
          variant="quiet"
          disabled={!isFree}
          icon="crest-die"
          note={isFree ? deal.note : 'Not over your own words.'}
          onPress={() => change({ lines: dealLines(draft.lines, deal.ideas, deviceRandom) })}
        >
          {deal.words}
        </Button>
      </div>
      <Alert message={editor.problem} />
      <div className={styles.dock}>
        <BusyButton
          size="large"
          submit
          busy={editor.isBusy}
          icon="icon-share"
          note="Then you send it."
        >
          Make the link
        </BusyButton>
      </div>
    </form>
  )
}
