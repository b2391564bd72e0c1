import { useEffect, useRef, useState } from 'react'
import { copyText } from '#browser/device/copy-text.ts'
import { plainHttpReason } from '#browser/device/secure-context.ts'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import styles from './copy-link.module.css'

/** Spec §9: how long the indicator stays. */
const copiedMs = 2000

type CopyLinkProps = {
  link: string
  /** Shared along with the link. */
  title: string
  text: string
}

/** Copies a link, and shares it where the device can. */
export function CopyLink({ link, title, text }: CopyLinkProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isCopied, setCopied] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isHydrated = useIsHydrated()
  const canShare = isHydrated && 'share' in navigator
  const reason = isHydrated ? plainHttpReason('Sending to another app needs') : null

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(): Promise<void> {
    const field = box.current?.querySelector('input')
    const isDone = await copyText(link, field ?? null)
    if (isDone) {
      setCopied(true)
      setProblem(null)
    } else {
      field?.select()
      setProblem('This browser does not let us copy. The link is marked: copy it by hand.')
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, text, url: link })
    } catch {
      // The share sheet was cancelled.
    }
  }

  return (
    <>
      <div ref={box}>
        <Field label="Your link" type="url" readOnly value={link} />
      </div>
      <Alert message={problem} onDismiss={() => setProblem(null)} />
      {reason && <p className={styles.reason}>{reason}</p>}
      <div className={styles.buttons}>
        {canShare && (
          <Button variant="quiet" icon="icon-share" onPress={() => void share()}>
            Send
          </Button>
        )}
        <Button icon={isCopied ? 'icon-eyeon' : 'icon-fwd'} onPress={() => void copy()}>
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy the link'}</span>
        </Button>
      </div>
    </>
  )
}
