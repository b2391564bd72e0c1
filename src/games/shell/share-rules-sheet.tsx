import { useState } from 'react'
import { tidyRulesName, writeRulesCode } from '#domain/table/rules-code.ts'
import type { Seating } from '#domain/table/seating.ts'
import type { Game } from '#games/define-game.ts'
import type { HouseRules } from '#games/house-rules.ts'
import { Field } from '#ui/field.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { CopyLink } from './copy-link.tsx'
import { RuleLines } from './rule-lines.tsx'
import styles from './share-rules-sheet.module.css'
import { changedRules, rulesLink, toChanges } from './shared-rules.ts'
import { useClosing } from './use-closing.ts'

export type ShareRulesSheetProps<Options> = {
  game: Game
  rules: HouseRules<Options>
  options: Options
  seating: Seating
  omit?: keyof Options | null | undefined
  onClose: () => void
}

/** The house rules as a link and a code to scan. */
export function ShareRulesSheet<Options>(props: ShareRulesSheetProps<Options>) {
  const { game, rules, options, seating, omit, onClose } = props
  const [typed, setTyped] = useState('')
  const [isOpen, close] = useClosing(onClose)
  const changed = changedRules(rules, options, omit)
  const name = tidyRulesName(typed)
  const title = name || `House rules of ${game.title}`
  const code = writeRulesCode({ game: game.slug, name, changes: toChanges(rules, options, omit) })
  const link = rulesLink(game, code, location.origin)
  return (
    <Sheet
      open={isOpen}
      isCompact={changed.length === 0}
      onClose={close}
      title="Share rules"
      lead={
        changed.length === 0
          ? 'They are the usual ones. Change one first.'
          : 'Their link shows what differs.'
      }
    >
      {changed.length > 0 && (
        <>
          <Field
            dir="auto"
            label="What you call them"
            placeholder={`${game.title} as in Odense`}
            maxLength={60}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className={styles.code}>
            <QrCode text={link} label={`QR code: ${title}`} />
          </div>
          <CopyLink link={link} title={title} text={`${title}. Open it to play by them.`} />
          <div className={styles.lines}>
            <RuleLines changed={changed} seating={seating} />
          </div>
        </>
      )}
    </Sheet>
  )
}
