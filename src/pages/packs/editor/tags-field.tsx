import { useState } from 'react'
import { parseTags } from '#domain/builder/reduce-draft.ts'
import { ownTags } from '#domain/packs/tags.ts'
import { Field } from '#ui/field.tsx'

type TagsFieldProps = { tags: readonly string[]; onChange: (text: string) => void }

export function TagsField({ tags, onChange }: TagsFieldProps) {
  const own = ownTags(tags)
  const [text, setText] = useState(own.join(', '))
  // Another tab or device may have changed them.
  const shown = ownTags(parseTags(text)).join() === own.join() ? text : own.join(', ')
  return (
    <Field
      label="Tags"
      hint="A word or two to be found by, with commas between."
      placeholder="uni, flatmates"
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      value={shown}
      onChange={(event) => {
        setText(event.target.value)
        onChange(event.target.value)
      }}
    />
  )
}
