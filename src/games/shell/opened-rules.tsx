import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Toast } from '#ui/toast.tsx'
import type { OpenedRulesSheet, OpenedRulesSheetProps } from './opened-rules-sheet.tsx'
import { rulesHash } from './rules-hash.ts'

type OpenedRulesProps<Options> = Pick<
  OpenedRulesSheetProps<Options>,
  'game' | 'rules' | 'onOptions'
>

/** House rules in the address, asked about once; the rest is loaded only then. */
export function OpenedRules<Options>(props: OpenedRulesProps<Options>) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<{ Sheet: typeof OpenedRulesSheet; code: string } | null>(
    null,
  )
  const [message, setMessage] = useState<string | null>(null)

  useEffect(() => {
    if (!hash.startsWith(rulesHash)) return
    // Kept here: a game with a path per stage leaves this address at once.
    const code = hash.slice(rulesHash.length)
    import('./opened-rules-sheet.tsx').then(
      (late) => setOpened({ Sheet: late.OpenedRulesSheet, code }),
      () => setMessage('No network. Check your connection and open the link again.'),
    )
  }, [hash])

  function close(): void {
    setOpened(null)
    if (hash) void navigate({ search }, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      {opened && (
        <opened.Sheet
          key={opened.code}
          {...props}
          code={opened.code}
          onMessage={setMessage}
          onClose={close}
        />
      )}
      <Toast message={message} onDismiss={() => setMessage(null)} />
    </>
  )
}
