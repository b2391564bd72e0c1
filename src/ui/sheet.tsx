import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { closeOnBackdropClick } from './close-on-backdrop-click.ts'
import { Glyph } from './glyph.tsx'
import { ScrollHint } from './scroll-hint.tsx'
import styles from './sheet.module.css'

type SheetProps = {
  open: boolean
  title: ReactNode
  lead?: ReactNode
  /** As high as its content instead of the screen. */
  isCompact?: boolean
  onClose: () => void
  children?: ReactNode
  /** Fixed at the bottom. */
  foot?: ReactNode
}

/** Of a page that is hidden for a while: an open sheet would block what is shown in its place. */
const behindHiddenPage = 'hidden'

/** Escape, the cross and a tap outside close it. */
export function Sheet({ open, title, lead, isCompact, onClose, children, foot }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  useEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.isConnected) element.close(behindHiddenPage)
    }
  }, [])

  useEffect(() => (dialog.current ? closeOnBackdropClick(dialog.current) : undefined), [])

  /** The event is late: we may have closed it ourselves, or it may be open again. */
  function onClosed({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
    const isHidden = currentTarget.returnValue === behindHiddenPage
    currentTarget.returnValue = ''
    if (open && !currentTarget.open && !isHidden) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${isCompact ? styles.low : ''}`}
      aria-labelledby={titleId}
      onClose={onClosed}
      closedby="any"
    >
      {open && (
        <>
          <div className={styles.head}>
            <div>
              <h2 id={titleId}>{title}</h2>
              {lead && <p>{lead}</p>}
            </div>
            <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
              <Glyph id="icon-x" />
            </button>
          </div>
          <div className={styles.body}>
            {children}
            <ScrollHint />
          </div>
          <div className={styles.foot}>{foot}</div>
        </>
      )}
    </dialog>
  )
}
