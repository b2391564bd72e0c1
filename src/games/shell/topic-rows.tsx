import type { Topic } from '#domain/prompts/tags.ts'
import { Eye } from '#ui/eye.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { topicBoxes } from './tag-words.ts'

type TopicRowsProps = {
  label: string
  leftOut: readonly Topic[]
  onChange: (leftOut: readonly Topic[]) => void
}

/** A box for each topic: left out, or fine. */
export function TopicRows({ label, leftOut, onChange }: TopicRowsProps) {
  return (
    <RowList label={label}>
      {topicBoxes.map(({ title, topics }) => {
        const isOut = topics.every((topic) => leftOut.includes(topic))
        const others = leftOut.filter((topic) => !topics.includes(topic))
        return (
          <Row
            key={title}
            title={title}
            note={isOut ? 'left out' : 'fine'}
            isHighlighted={isOut}
            isOn={isOut}
            end={<Eye open={isOut} />}
            onPress={() => onChange(isOut ? others : [...others, ...topics])}
          />
        )
      })}
    </RowList>
  )
}
