import type { Seat } from '#domain/table/players.ts'
import { DealtSides } from '#games/parts/dealt-sides.tsx'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { SideNames } from '#games/parts/side-names.tsx'
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
  const change = () => send({ type: 'changeTeam', seat: viewer as Seat })
  const ready = isReady ? 'only you can tap it' : 'every side needs a player'
  const sides = [...teams].sort((one, other) => Number(other === mine) - Number(one === mine))
  return (
    <div className={`cloth-${mine?.cloth ?? game.cloth}`}>
      <DealtSides
        play={play}
        label="Sides"
        right={limit && <HeaderSeconds clock={limit} />}
        className={styles.teams}
        change={mine && { text: 'Change side', note: 'only you', press: change }}
        begin={{
          note: own.isHost ? ready : 'by the host or by itself',
          mayPress: Boolean(own.isHost) && isReady,
          press: begin,
        }}
        onNext={own.isHost ? begin : undefined}
      >
        {sides.map((team) => (
          <li key={team.cloth} className={`cloth-${team.cloth}`}>
            {team === mine && <p>Your side</p>}
            <h2>{team.name}</h2>
            <SideNames label={team.name} players={players} seats={team.seats} />
          </li>
        ))}
      </DealtSides>
    </div>
  )
}
