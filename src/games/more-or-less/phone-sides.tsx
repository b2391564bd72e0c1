import { useState } from 'react'
import type { Seat } from '#domain/table/players.ts'
import { DealtSides } from '#games/parts/dealt-sides.tsx'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { SideNames } from '#games/parts/side-names.tsx'
import { clothOf, ownSide, type PhoneProps } from './phone-props.ts'
import { RenameSheet } from './rename-sheet.tsx'
import { FirstSide, SideTitle } from './side-title.tsx'
import styles from './sides.module.css'

/** Who is with whom: everybody may change sides for themselves, and name their own; the host begins. */
export function PhoneSides(play: PhoneProps) {
  const { view, players, viewer, own, send } = play
  const { teams, clock } = view
  const [renaming, setRenaming] = useState<number | null>(null)
  const mine = ownSide(play)
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  const ordered = [...teams.slice(Math.max(0, mine)), ...teams.slice(0, Math.max(0, mine))]
  const isReady = teams.every(({ seats }) => seats.length > 0)
  const begin = () => send({ type: 'begin' })
  const change = () => send({ type: 'swap', seat: viewer as Seat })
  return (
    <div className={clothOf(play)}>
      <DealtSides
        play={play}
        label="Sides"
        right={clock && <HeaderSeconds clock={clock} />}
        className={styles.sides}
        change={isPlaying ? { text: 'Change', note: 'only you', press: change } : undefined}
        begin={
          isPlaying
            ? {
                note: own.isHost ? <FirstSide teams={teams} /> : 'by the host or by itself',
                mayPress: Boolean(own.isHost) && isReady,
                press: begin,
              }
            : undefined
        }
        onNext={isPlaying && own.isHost ? begin : undefined}
      >
        {ordered.map(({ name, cloth, seats }) => {
          const isMine = name === teams[mine]?.name
          return (
            <li key={cloth} className={`cloth-${cloth}`}>
              <SideTitle name={name} onRename={isMine ? () => setRenaming(mine) : undefined} />
              {isMine && <p className={styles.yours}>your side</p>}
              <SideNames label={name} players={players} seats={seats} />
            </li>
          )
        })}
      </DealtSides>
      <RenameSheet
        teams={teams}
        at={renaming}
        onRename={(team, name) => send({ type: 'rename', team, name })}
        onClose={() => setRenaming(null)}
      />
    </div>
  )
}
