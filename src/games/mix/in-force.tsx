import { type ReactNode, use, useState } from 'react'
import { capitalised, countWord } from '#domain/table/amount.ts'
import { MixedContext } from '#games/parts/mixed.ts'
import { Tool } from '#games/parts/play-frame.tsx'
import { LastingSheet } from './lasting-sheet.tsx'
import type { MixProps } from './mix-props.ts'

/** Adds the rules in force, and what the card costs, to the screens of its game. */
export function InForce({ play, children }: { play: MixProps; children: ReactNode }) {
  const { lasting, owed } = play.view
  const [isOpen, setOpen] = useState(false)
  const count = lasting.length
  const tools = count > 0 && (
    <Tool icon="icon-eyeon" onPress={() => setOpen(true)}>
      {count === 1 ? 'A rule is on' : `${capitalised(countWord(count))} rules on`}
    </Tool>
  )
  const payers = owed.flatMap((cost, seat) => (cost > 0 ? [seat] : []))
  return (
    <MixedContext value={{ payers, tools }}>
      {children}
      <LastingSheet play={play} open={isOpen} onClose={() => setOpen(false)} />
    </MixedContext>
  )
}

type ToolProps = { tool: ReactNode; children: ReactNode }

/** Adds a tool to those of the card's screen. */
export function WithTool({ tool, children }: ToolProps) {
  const mixed = use(MixedContext)
  const tools = (
    <>
      {mixed?.tools}
      {tool}
    </>
  )
  return <MixedContext value={{ payers: mixed?.payers ?? [], tools }}>{children}</MixedContext>
}
