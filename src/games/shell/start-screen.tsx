import { type ReactNode, useState } from 'react'
import { countWord } from '#domain/table/amount.ts'
import { type Game, type HowTo, hasSpice, isPackGame } from '#games/define-game.ts'
import type { HouseRules } from '#games/house-rules.ts'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import type { LateScreens } from './late-table.ts'
import { LikeButton } from './like-button.tsx'
import { packsNote } from './pack-note.ts'
import { seatsNeeded } from './seats-needed.ts'
import { SpiceRow } from './spice-row.tsx'
import styles from './start-screen.module.css'
import { useTableLimits } from './table-limits.ts'
import { PlayersRow, SoberRow } from './table-rows.tsx'
import topBar from './top-bar.module.css'
import type { PackSelection } from './use-pack-selection.ts'
import { usePlayersIn } from './use-players-in.ts'

type Sheets = Pick<LateScreens, 'PlayersSheet' | 'PacksSheet' | 'SpiceSheet' | 'RulesSheet'>

type StartScreenProps<Options> = {
  game: Game
  howTo: HowTo
  menu: PackSelection
  /** A row in place of the packs row. */
  children?: ReactNode
  rules: HouseRules<Options>
  options: Options
  onOptions: (options: Options) => void
  onStart: () => void
  /** Late: null until they are there. */
  sheets: Sheets | null
  /** Asks for them again. */
  onMissed: () => void
  /** Set when a game was left. */
  onCarryOn?: () => void
  sober: boolean
  onSober: (isOn: boolean) => void
}

export function StartScreen<Options>(props: StartScreenProps<Options>) {
  const { game, howTo, menu, children, rules, options, onOptions, onStart, onCarryOn } = props
  const { sober, onSober, sheets, onMissed } = props
  const [sheet, setSheet] = useState<'players' | 'packs' | 'spice' | 'rules' | null>(null)
  const players = usePlayersIn()
  const { min, max } = game.players
  const needed = seatsNeeded(game.players, players.length)
  const packGame = isPackGame(game) ? game : null
  const { limits } = useTableLimits()
  const close = () => setSheet(null)

  function open(name: typeof sheet): void {
    setSheet(name)
    if (!sheets) onMissed()
  }

  return (
    <main tabIndex={-1} className={styles.start}>
      <TopBar>
        <TopBarItem to="/" label="Back to the games">
          <Glyph id="icon-x" className={topBar.icon} />
        </TopBarItem>
        <TopBarItem isMiddle>
          <Glyph id={`crest-${game.crest}`} className={topBar.crest} />
        </TopBarItem>
        <TopBarItem label="House rules" onPress={() => open('rules')}>
          <Glyph id="icon-grip" className={topBar.icon} />
        </TopBarItem>
      </TopBar>
      <div className={styles.middle}>
        <div className={styles.words}>
          <div className={styles.title}>
            <h1>{game.title}</h1>
            <LikeButton game={game} />
          </div>
          <ol className={styles.steps}>
            {howTo.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <RowList>
          <PlayersRow
            invitation={`Names once, kept for every game. At least ${countWord(min)}.`}
            onPress={() => open('players')}
          />
          {packGame && (
            <Row
              title={menu.active.length === 1 ? 'One pack' : `${menu.active.length} packs`}
              note={packsNote(menu.active, packGame.unit, limits)}
              icon="icon-strips"
              onPress={() => open('packs')}
            />
          )}
          {children}
          {hasSpice(game) && <SpiceRow onPress={() => open('spice')} />}
          <SoberRow
            isOn={sober}
            onChange={onSober}
            note={packGame ? 'Points, and no pub packs' : 'Points instead of sips'}
          />
        </RowList>
        <ScrollHint />
      </div>
      <div className={styles.dock}>
        {onCarryOn && !needed && (
          <Button variant="quiet" size="large" onPress={onStart} note="deal again">
            Afresh
          </Button>
        )}
        {needed && !onCarryOn ? (
          <Button size="large" icon="icon-fwd" onPress={() => open('players')} note={needed.note}>
            {needed.label}
          </Button>
        ) : (
          <Button
            size="large"
            icon="icon-fwd"
            onPress={onCarryOn ?? onStart}
            note={onCarryOn ? 'the game is as you left it' : game.tagline}
          >
            {onCarryOn ? 'Carry on' : 'Play'}
          </Button>
        )}
      </div>
      {sheets && (
        <>
          <sheets.PlayersSheet
            open={sheet === 'players'}
            onClose={close}
            atLeast={min}
            atMost={max}
          />
          {packGame && (
            <sheets.PacksSheet
              open={sheet === 'packs'}
              onClose={close}
              game={packGame}
              menu={menu}
            />
          )}
          <sheets.SpiceSheet open={sheet === 'spice'} onClose={close} />
          <sheets.RulesSheet
            game={game}
            open={sheet === 'rules'}
            onClose={close}
            rules={rules}
            options={options}
            onChange={onOptions}
          />
        </>
      )}
    </main>
  )
}
