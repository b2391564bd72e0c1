import { type FormEvent, useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { DiceFrame } from './dice-frame.tsx'
import type { PhoneProps } from './play-props.ts'
import styles from './rule-maker.module.css'
import { RuleAsk } from './rule-maker.tsx'
import { maxRuleLength } from './rules-state.ts'

/** Six-six of another: a rule may be suggested, unsigned. */
export function RuleSuggestion({ view, players, send, ...play }: PhoneProps) {
  const [text, setText] = useState('')
  const [sent = ''] = view.suggestions
  const isNew = text.trim() !== '' && text.trim() !== sent
  const suggest = () => isNew && send({ type: 'suggest', text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    suggest()
  }
  return (
    <DiceFrame
      play={{ ...play, view, players, send }}
      dock={
        <Button
          size="large"
          icon="icon-fwd"
          disabled={!isNew}
          onPress={suggest}
          note={sent ? 'Sent. You may change it.' : 'nobody sees who it was'}
        >
          Suggest it
        </Button>
      }
    >
      <form className={styles.rule} onSubmit={submit}>
        <h2>
          <RuleAsk name={nameOf(players, view.turn)} />
        </h2>
        <Field
          label="Suggest one"
          hint="It holds until the next six-six. Be kind: no full names."
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={maxRuleLength}
          enterKeyHint="send"
          autoComplete="off"
          dir="auto"
        />
        <ScrollHint />
      </form>
    </DiceFrame>
  )
}
