import { useState } from 'react'
import { countOf } from '#domain/table/amount.ts'
import { type Game, hasSpice, isPackGame } from '#games/define-game.ts'
import { type HouseRules, lengthField } from '#games/house-rules.ts'
import { packsNote } from '#games/shell/pack-note.ts'
import { PacksSheet } from '#games/shell/packs-sheet.tsx'
import { RulesSheet } from '#games/shell/rules-sheet.tsx'
import { SpiceRow } from '#games/shell/spice-row.tsx'
import { SpiceSheet } from '#games/shell/spice-sheet.tsx'
import { useTableLimits } from '#games/shell/table-limits.ts'
import { PhoneSoberRow } from '#games/shell/table-rows.tsx'
import type { PackSelection } from '#games/shell/use-pack-selection.ts'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { GameName } from './game-name.tsx'
import { Lobby } from './lobby.tsx'
import { PaceRows } from './pace-rows.tsx'
import styles from './room.module.css'
import { useSeatedRoom } from './use-room.ts'

type GameLobbyProps<Options> = {
  game: Game
  menu: PackSelection
  rules: HouseRules<Options>
  options: Options
  onOptions: (options: Options) => void
  onStart: () => void
}

/** The lobby with a game picked: its packs and house rules are the host's. */
export function GameLobby<Options>(props: GameLobbyProps<Options>) {
  const { game, menu, rules, options, onOptions, onStart } = props
  const { state, openSheet } = useSeatedRoom()
  const [sheet, setSheet] = useState<'packs' | 'spice' | 'rules' | null>(null)
  const close = () => setSheet(null)
  const packGame = isPackGame(game) ? game : null
  const { limits } = useTableLimits()
  const missing = (game.minOwnPhones ?? game.players.min) - state.room.seats.length
  return (
    <>
      <Lobby
        gameRow={
          <div className={`cloth-${game.cloth} ${styles.game}`}>
            <RowList>
              <Row
                title={<GameName game={game} />}
                end={<span className={styles.change}>Change</span>}
                onPress={() => openSheet('games')}
              />
              {packGame && (
                <Row
                  title={menu.active.length === 1 ? 'One pack' : `${menu.active.length} packs`}
                  note={packsNote(menu.active, packGame.unit, limits)}
                  icon="icon-strips"
                  onPress={() => setSheet('packs')}
                />
              )}
              <PhoneSoberRow
                note={`Points, unless a phone says otherwise${packGame ? '; no pub packs' : ''}`}
              />
              {hasSpice(game) && <SpiceRow onPress={() => setSheet('spice')} />}
              <Row
                title="House rules"
                note="From the next game on"
                icon="icon-grip"
                onPress={() => setSheet('rules')}
              />
            </RowList>
          </div>
        }
        dock={
          <div className={`cloth-${game.cloth} ${styles.start}`}>
            <Button
              settles
              size="large"
              icon="icon-fwd"
              disabled={missing > 0}
              onPress={() => missing <= 0 && onStart()}
              note={
                missing > 0
                  ? `${countOf(missing, 'more players')} needed`
                  : 'Latecomers join at the next prompt.'
              }
            >
              Start
            </Button>
          </div>
        }
      />
      {packGame && (
        <PacksSheet open={sheet === 'packs'} onClose={close} game={packGame} menu={menu} />
      )}
      <SpiceSheet open={sheet === 'spice'} onClose={close} />
      <RulesSheet
        game={game}
        open={sheet === 'rules'}
        onClose={close}
        rules={rules}
        options={options}
        onChange={onOptions}
        seating="own"
        phones={state.room.seats.length}
        omit={lengthField(rules)}
      >
        <PaceRows rules={rules} options={options} onOptions={onOptions} />
      </RulesSheet>
    </>
  )
}
