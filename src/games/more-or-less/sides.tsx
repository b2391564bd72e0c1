import { useState } from 'react'
import dealt from '#games/parts/dealt-sides.module.css'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { SideNames } from '#games/parts/side-names.tsx'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import type { MoreOrLessProps } from './play-props.ts'
import { RenameSheet } from './rename-sheet.tsx'
import styles from './sides.module.css'

export function Sides(play: MoreOrLessProps) {
  const { view, players, send } = play
  const { teams } = view
  const [renaming, setRenaming] = useState<number | null>(null)
  const isReady = teams.every(({ seats }) => seats.length > 0)
  const begin = () => send({ type: 'begin' })
  return (
    <>
      <PlayFrame
        play={play}
        onNext={begin}
        dock={
          <>
            <Button
              variant="quiet"
              size="large"
              className={styles.again}
              onPress={() => send({ type: 'shuffle' })}
              note="even sides"
            >
              Shuffle
            </Button>
            <NextButton
              className={dealt.begin}
              onPress={begin}
              disabled={!isReady}
              note={
                isReady ? (
                  <>
                    <bdi>{teams[0]?.name}</bdi> goes first
                  </>
                ) : (
                  'nobody on one side'
                )
              }
            >
              Begin
            </NextButton>
          </>
        }
      >
        <p className={dealt.hint}>Tap a name to change sides.</p>
        <ScrollRegion label="Sides" className={dealt.room}>
          <ul className={`${dealt.sides} ${styles.sides}`}>
            {teams.map(({ name, cloth, seats }, team) => (
              <li key={cloth} className={`cloth-${cloth}`}>
                <h2>
                  <button type="button" className={styles.title} onClick={() => setRenaming(team)}>
                    <bdi>{name}</bdi>
                    <Glyph id="icon-brush" />
                    <span className="seen-by-readers">rename</span>
                  </button>
                </h2>
                <SideNames
                  label={name}
                  players={players}
                  seats={seats}
                  onChange={(seat) => send({ type: 'swap', seat })}
                />
              </li>
            ))}
          </ul>
        </ScrollRegion>
      </PlayFrame>
      <RenameSheet
        teams={teams}
        at={renaming}
        onRename={(team, name) => send({ type: 'rename', team, name })}
        onClose={() => setRenaming(null)}
      />
    </>
  )
}
