import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dareReplyDraft } from '#browser/dares/dare-reply-draft.ts'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import type { DareView } from '#contract/dare-views.ts'
import { maxWordsLength } from '#domain/dares/dare.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { DareEnd } from './dare-end.tsx'
import { Decline } from './decline.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { SwapSheet } from './swap-sheet.tsx'
import type { OpenedDare } from './use-dare.ts'
import styles from './you-have-been-dared.module.css'

type DareAnswerProps = { dare: DareView; opened: OpenedDare }

export function DareAnswer({ dare, opened }: DareAnswerProps) {
  const { problem, dismiss } = opened
  const { status, doneLines } = dare
  const words = useRef<HTMLParagraphElement>(null)
  const shown = useRef(`${status} ${doneLines}`)
  // The pressed button is gone: screen readers announce the new state.
  useEffect(() => {
    const now = `${status} ${doneLines}`
    if (shown.current !== now) words.current?.focus()
    shown.current = now
  }, [status, doneLines])
  const isOver = status === 'done' || status === 'declined'
  return (
    <>
      <Alert message={problem} onDismiss={dismiss} />
      <p ref={words} tabIndex={-1} className={styles.words}>
        {describeStatus(dare)}
      </p>
      {isOver ? <DareEnd dare={dare} opened={opened} /> : <Choices dare={dare} opened={opened} />}
    </>
  )
}

function Choices({ dare, opened }: DareAnswerProps) {
  const { isBusy, reply: say } = opened
  const [isSwapping, setSwapping] = useState(false)
  const isTaken = dare.status === 'accepted'
  return (
    <>
      <Earning dare={dare} />
      {isTaken && dare.kind === 'love' ? (
        <WordsForm id={dare.id} opened={opened} />
      ) : (
        <div className={styles.dock}>
          <BusyButton
            size="large"
            busy={isBusy}
            icon={isTaken ? 'icon-eyeon' : 'icon-fwd'}
            onPress={() =>
              void say(isTaken ? { answer: 'done', words: '' } : { answer: 'accepted' })
            }
          >
            {isTaken ? doneWords(dare) : dare.kind === 'love' ? 'I will answer' : 'I will'}
          </BusyButton>
        </div>
      )}
      <div className={styles.dock}>
        {dare.swaps.length > 0 && (
          <Button variant="quiet" note="Once." onPress={() => setSwapping(true)}>
            Another one
          </Button>
        )}
        <Decline
          key={dare.step}
          isTaken={isTaken}
          onDecline={() => void say({ answer: 'declined' })}
        />
      </div>
      <SwapSheet
        open={isSwapping}
        onClose={() => setSwapping(false)}
        dare={dare}
        onSwap={(line, swap) => {
          setSwapping(false)
          void say({ answer: 'swapped', line, swap })
        }}
      />
    </>
  )
}

/** Shown only when coins can be earned. */
function Earning({ dare }: { dare: DareView }) {
  const isSignedIn = useSaved(account, null) !== null
  if (!dare.earnsReward) return null
  return (
    <p className={styles.coins}>
      Finish all three and 30 dojo coins are yours to claim, once.{' '}
      {!isSignedIn && <SignInLink>Sign in first.</SignInLink>}
    </p>
  )
}

/** Saved on the device until it is sent. */
function WordsForm({ id, opened }: { id: string; opened: OpenedDare }) {
  const kept = dareReplyDraft(id)
  const words = useSaved(kept, null) ?? ''
  const [fault, setFault] = useState<string | null>(null)

  function send(event: FormEvent): void {
    event.preventDefault()
    if (words.trim() === '') setFault('The card waits for a word or two.')
    else void opened.reply({ answer: 'done', words: words.trim() })
  }

  return (
    <form method="dialog" noValidate onSubmit={send}>
      <Field
        label="Your answer"
        hint="Only whoever sent the card reads it."
        rows={3}
        value={words}
        onChange={(event) => {
          kept.set(event.target.value || null)
          setFault(null)
        }}
        problem={fault}
        maxLength={maxWordsLength}
        autoComplete="off"
        dir="auto"
      />
      <div className={styles.dock}>
        <BusyButton size="large" submit busy={opened.isBusy} icon="icon-share">
          Send my answer
        </BusyButton>
      </div>
    </form>
  )
}

function doneWords({ kind, doneLines }: DareView): string {
  if (kind !== 'epic') return 'Done it'
  return ['First one done', 'Second one done', 'Third one done'][doneLines] ?? 'Done it'
}

function describeStatus({ status, kind, from, doneLines }: DareView) {
  const sender = <bdi>{from}</bdi>
  if (status === 'open') return 'Take it, swap it once, or say no.'
  if (status === 'swapped') return 'Swapped. This one, then?'
  if (status === 'declined') return 'Turned down, and that is that. Nobody asks why.'
  if (status === 'done')
    return (
      <>
        {kind === 'love' ? 'Your answer is with' : 'Done, and seen by'} {sender}.
      </>
    )
  if (kind === 'love') return 'Take your time.'
  if (kind === 'epic' && doneLines > 0) return `${doneLines} of 3 done. Go on.`
  return <>Taken. {sender} can see it.</>
}
