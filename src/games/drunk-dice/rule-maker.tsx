import { type FormEvent, useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { DiceFrame } from './dice-frame.tsx'
import type { DiceProps } from './play-props.ts'
import styles from './rule-maker.module.css'
import { maxRuleLength } from './rules-state.ts'

export function RuleAsk({ name }: { name: string }) {
  return (
    <>
      Six-six. <bdi>{name}</bdi> makes a rule.
    </>
  )
}

/** Six-six: a rule, typed or said aloud, in force until the next six-six. */
export function RuleMaker(play: DiceProps) {
  const { view, players, send, own } = play
  const [text, setText] = useState('')
  const isTyped = text.trim() !== ''
  const make = () => send({ type: 'rule', text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make()
  }
  return (
    <DiceFrame
      play={play}
      onNext={make}
      dock={
        <Button
          size="large"
          icon="icon-fwd"
          onPress={make}
          note={isTyped ? 'until the next six-six' : 'nobody types, somebody remembers'}
        >
          {isTyped ? 'That’s the rule' : 'Said aloud'}
        </Button>
      }
    >
      <form className={styles.rule} onSubmit={submit}>
        <h2>{own ? 'Six-six. Make a rule.' : <RuleAsk name={nameOf(players, view.turn)} />}</h2>
        <Field
          label="The rule"
          hint="No first names. Left hands only. Nobody says “dice”."
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={maxRuleLength}
          enterKeyHint="done"
          autoComplete="off"
          dir="auto"
        />
        {view.suggestions.length > 0 && (
          <>
            <h3>Suggested, unsigned</h3>
            <RowList>
              {view.suggestions.map((suggested) => (
                <Row key={suggested} title={suggested} onPress={() => setText(suggested)} />
              ))}
            </RowList>
          </>
        )}
        <ScrollHint />
      </form>
    </DiceFrame>
  )
}
