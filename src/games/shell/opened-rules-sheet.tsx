import type { Game } from '#games/define-game.ts'
import type { HouseRules } from '#games/house-rules.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './opened-rules-sheet.module.css'
import { RuleLines } from './rule-lines.tsx'
import { changedRules, openRulesCode } from './shared-rules.ts'
import { useClosing } from './use-closing.ts'

export type OpenedRulesSheetProps<Options> = {
  game: Game
  rules: HouseRules<Options>
  code: string
  onOptions: (options: Options) => void
  /** Said once they are chosen. */
  onMessage: (message: string) => void
  onClose: () => void
}

/** House rules from a shared link: what differs, and whether to play by them. */
export function OpenedRulesSheet<Options>(props: OpenedRulesSheetProps<Options>) {
  const { game, rules, code, onOptions, onMessage, onClose } = props
  const [isOpen, close] = useClosing(onClose)
  const opened = openRulesCode(game, rules, code)
  if ('problem' in opened) {
    return (
      <Sheet
        open={isOpen}
        isCompact
        onClose={close}
        title="No rules in this link"
        lead={opened.problem}
        foot={
          <Button size="medium" onPress={close}>
            Keep mine
          </Button>
        }
      />
    )
  }
  const { name, options, leftOut } = opened
  const changed = changedRules(rules, options)
  const isUsual = changed.length + leftOut.length === 0

  function play(): void {
    onOptions(options)
    onMessage(`${name || 'The new rules'}: from the next game on.`)
    close()
  }

  return (
    <Sheet
      open={isOpen}
      isCompact
      onClose={close}
      title={<bdi>{name || 'House rules'}</bdi>}
      lead={`For ${game.title}, from the next game on. ${isUsual ? 'All' : 'The rest is'} as usual.`}
      foot={
        <>
          <Button variant="quiet" className={styles.keep} onPress={close}>
            Keep mine
          </Button>
          <Button icon="icon-fwd" className={styles.play} onPress={play}>
            Play by these rules
          </Button>
        </>
      }
    >
      <RuleLines changed={changed} leftOut={leftOut} seating="passed" />
    </Sheet>
  )
}
