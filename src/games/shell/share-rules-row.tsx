import { useState } from 'react'
import { Row, RowList } from '#ui/row.tsx'
import { Toast } from '#ui/toast.tsx'
import styles from './share-rules-row.module.css'
import type { ShareRulesSheet, ShareRulesSheetProps } from './share-rules-sheet.tsx'

type ShareRulesRowProps<Options> = Omit<ShareRulesSheetProps<Options>, 'onClose'>

/** Below the house rules; its sheet is loaded at a tap. */
export function ShareRulesRow<Options>(props: ShareRulesRowProps<Options>) {
  const [Sheet, setSheet] = useState<typeof ShareRulesSheet | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function open(): Promise<void> {
    try {
      const late = await import('./share-rules-sheet.tsx')
      setSheet(() => late.ShareRulesSheet)
    } catch {
      setProblem('No network. Check your connection and try again.')
    }
  }

  return (
    <>
      <div className={styles.row}>
        <RowList>
          <Row
            title="Share these rules"
            note="A link to send, a code to scan"
            icon="icon-share"
            onPress={() => void open()}
          />
        </RowList>
      </div>
      {Sheet && <Sheet {...props} onClose={() => setSheet(null)} />}
      <Toast message={problem} onDismiss={() => setProblem(null)} />
    </>
  )
}
