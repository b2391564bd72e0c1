import { useState } from 'react'
import type { Player } from '#domain/table/players.ts'
import type { LastingRule } from '#domain/venue/state.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import { Tool } from './play-frame.tsx'
import { promptText } from './prompt-text.ts'

type LastingToolProps = {
  lasting: readonly LastingRule[]
  players: readonly Player[]
  sober: boolean
}

/** The rules in force, for whoever has forgotten one; not there while there is none. */
export function LastingTool({ lasting, players, sober }: LastingToolProps) {
  const [isOpen, setOpen] = useState(false)
  if (lasting.length === 0) return null
  const close = () => setOpen(false)
  return (
    <>
      <Tool icon="icon-grip" onPress={() => setOpen(true)}>
        {lasting.length === 1 ? 'One rule on' : 'Two rules on'}
      </Tool>
      <Sheet open={isOpen} low onClose={close} title="In force" lead="Until their end cards.">
        <StripList label="Rules in force">
          {lasting.map(({ name, words, soberWords, until }) => (
            <Strip
              key={words.raw}
              title={name}
              note={`${promptText(sober ? soberWords : words, { players, sober })} Until card ${until}.`}
            />
          ))}
        </StripList>
      </Sheet>
    </>
  )
}
