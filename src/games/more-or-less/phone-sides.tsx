import { useState } from 'react'
import type { Seat } from '#domain/table/players.ts'
import dealt from '#games/parts/dealt-sides.module.css'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { SideNames } from '#games/parts/side-names.tsx'
import { useClock } from '#games/parts/use-clock.ts'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { clothOf, ownSide, type PhoneProps } from './phone-props.ts'
import { RenameSheet } from './rename-sheet.tsx'
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
  return (
    <div className={clothOf(play)}>
      <PlayFrame
        play={play}
        {...(isPlaying && own.isHost && { onNext: begin })}
        right={clock && <Seconds clock={clock} />}
        dock={
          isPlaying && (
            <>
              <Button
                variant="quiet"
                size="large"
                className={styles.again}
                onPress={() => send({ type: 'swap', seat: viewer as Seat })}
                note="only you"
              >
                Change
              </Button>
              <NextButton
                className={dealt.begin}
                onPress={begin}
                disabled={!own.isHost || !isReady}
                note={
                  !own.isHost ? (
                    'by the host or by itself'
                  ) : isReady ? (
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
          )
        }
      >
        <ScrollRegion label="Sides" className={dealt.room}>
          <ul className={`${dealt.sides} ${styles.sides}`}>
            {ordered.map(({ name, cloth, seats }) => (
              <li key={cloth} className={`cloth-${cloth}`}>
                <h2>
                  {name === teams[mine]?.name ? (
                    <button
                      type="button"
                      className={styles.title}
                      onClick={() => setRenaming(mine)}
                    >
                      <bdi>{name}</bdi>
                      <Glyph id="icon-brush" />
                      <span className="seen-by-readers">rename</span>
                    </button>
                  ) : (
                    <span className={styles.title}>
                      <bdi>{name}</bdi>
                    </span>
                  )}
                </h2>
                {name === teams[mine]?.name && <p className={styles.yours}>your side</p>}
                <SideNames label={name} players={players} seats={seats} />
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
    </div>
  )
}

function Seconds({ clock }: { clock: NonNullable<PhoneProps['view']['clock']> }) {
  return <HeaderCount note="seconds">{useClock(clock).seconds}</HeaderCount>
}
