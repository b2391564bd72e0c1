import type { Seat } from '#domain/table/players.ts'
import dealt from '#games/parts/dealt-sides.module.css'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { SideNames } from '#games/parts/side-names.tsx'
import { Button } from '#ui/button.tsx'
import { ownTeam, type PhoneProps } from './phone-props.ts'
import { hasEmptyTeam } from './rules-teams.ts'
import styles from './teams.module.css'

/** My cloth, and who wears it too. Everybody may change sides for themselves; the host begins. */
export function PhoneSides(play: PhoneProps) {
  const { game, view, players, viewer, own, send } = play
  const { teams, limit } = view
  const mine = teams[ownTeam(play)]
  const isReady = !hasEmptyTeam(teams)
  const begin = () => send({ type: 'begin' })
  const sides = [...teams].sort((one, other) => Number(other === mine) - Number(one === mine))
  return (
    <div className={`cloth-${mine?.cloth ?? game.cloth}`}>
      <PlayFrame
        play={play}
        {...(own.isHost && { onNext: begin })}
        right={limit && <HeaderSeconds clock={limit} />}
        dock={
          <>
            {mine && (
              <Button
                variant="quiet"
                size="large"
                className={styles.again}
                onPress={() => send({ type: 'changeTeam', seat: viewer as Seat })}
                note="only you"
              >
                Change side
              </Button>
            )}
            <NextButton
              className={dealt.begin}
              onPress={begin}
              disabled={!own.isHost || !isReady}
              note={
                !own.isHost
                  ? 'by the host or by itself'
                  : isReady
                    ? 'only you can tap it'
                    : 'every side needs a player'
              }
            >
              Begin
            </NextButton>
          </>
        }
      >
        <ScrollRegion label="Sides" className={dealt.room}>
          <ul className={`${dealt.sides} ${styles.teams}`} aria-live="polite">
            {sides.map((team) => (
              <li key={team.cloth} className={`cloth-${team.cloth}`}>
                {team === mine && <p>Your side</p>}
                <h2>{team.name}</h2>
                <SideNames label={team.name} players={players} seats={team.seats} />
              </li>
            ))}
          </ul>
        </ScrollRegion>
      </PlayFrame>
    </div>
  )
}
