import { useState } from 'react'
import { reportPack } from '#browser/packs/pack-actions.ts'
import {
  maxReportLength,
  type ReportReason,
  reportReasonIds,
  reportReasons,
} from '#domain/packs/report-reasons.ts'
import { ChoiceRow } from '#games/parts/choice-row.tsx'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './report-sheet.module.css'

const choices = reportReasonIds.map((value) => ({ value, label: reportReasons[value] }))

type ReportSheetProps = {
  open: boolean
  packId: string
  onClose: () => void
  onSent: () => void
}

export function ReportSheet({ open, packId, onClose, onSent }: ReportSheetProps) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(): Promise<void> {
    if (reason === null) return setProblem('Choose what is wrong first.')
    setBusy(true)
    setProblem(null)
    const answer = await reportPack(packId, reason, words.trim())
    setBusy(false)
    if (answer.ok) onSent()
    else setProblem(answer.message)
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Report this pack"
      lead="We read every report. Nobody is told who wrote it."
      foot={
        <BusyButton
          size="medium"
          busy={isBusy}
          disabled={reason === null}
          note={reason === null ? 'what is wrong first' : undefined}
          onPress={() => void send()}
        >
          Report
        </BusyButton>
      }
    >
      <Alert message={problem} onDismiss={() => setProblem(null)} />
      <div className={styles.reasons}>
        <ChoiceRow
          label="What is wrong?"
          choices={choices}
          chosen={reason ?? ''}
          onChoose={(chosen) => setReason(chosen === '' ? null : chosen)}
        />
      </div>
      <Field
        dir="auto"
        rows={4}
        label="In your words"
        hint={`Not needed. Up to ${maxReportLength} characters.`}
        maxLength={maxReportLength}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </Sheet>
  )
}
