import { useState } from 'react'
import { DealtSides } from '#games/parts/dealt-sides.tsx'
import { SideNames } from '#games/parts/side-names.tsx'
import type { MoreOrLessProps } from './play-props.ts'
import { RenameSheet } from './rename-sheet.tsx'
import { FirstSide, SideTitle } from './side-title.tsx'
import styles from './sides.module.css'

export function Sides(play: MoreOrLessProps) {
  const { view, players, send } = play
  const { teams } = view
  const [renaming, setRenaming] = useState<number | null>(null)
  const isReady = teams.every(({ seats }) => seats.length > 0)
  const begin = () => send({ type: 'begin' })
  return (
    <>
      <DealtSides
        play={play}
        label="Sides"
        hint="Tap a name to change sides."
        className={styles.sides}
        change={{ text: 'Shuffle', note: 'even sides', press: () => send({ type: 'shuffle' }) }}
        begin={{ note: <FirstSide teams={teams} />, mayPress: isReady, press: begin }}
        onNext={begin}
      >
        {teams.map(({ name, cloth, seats }, team) => (
          <li key={cloth} className={`cloth-${cloth}`}>
            <SideTitle name={name} onRename={() => setRenaming(team)} />
            <SideNames
              label={name}
              players={players}
              seats={seats}
              onChange={(seat) => send({ type: 'swap', seat })}
            />
          </li>
        ))}
      </DealtSides>
      <RenameSheet
        teams={teams}
        at={renaming}
        onRename={(team, name) => send({ type: 'rename', team, name })}
        onClose={() => setRenaming(null)}
      />
    </>
  )
}
