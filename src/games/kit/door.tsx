import { useState } from 'react'
import { emptyParty, party } from '#browser/party.ts'
import { useSaved } from '#browser/use-saved.ts'
import { promptCount } from '#domain/packs/pack.ts'
import { countWord } from '#domain/table/amount.ts'
import type { Game } from '#games/define-game.ts'
import type { HouseRules } from '#games/house-rules.ts'
import { Glyph } from '#ui/glyph.tsx'
import { Flap, NorenRow } from '#ui/noren.tsx'
import { Slab } from '#ui/slab.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import styles from './door.module.css'
import { LikeButton } from './like-button.tsx'
import { PacksSheet } from './packs-sheet.tsx'
import { PlayersSheet } from './players-sheet.tsx'
import { RulesSheet } from './rules-sheet.tsx'
import { PlayersStrip, SoberStrip } from './table-strips.tsx'
import type { Menu } from './use-menu.ts'

type DoorProps<Options> = {
  game: Game
  menu: Menu
  rules: HouseRules<Options>
  options: Options
  onOptions: (options: Options) => void
  onStart: () => void
  /** Set when a game was left here. */
  onCarryOn?: () => void
}

/** The start of a game: how it goes, who plays, from which packs, by which rules. */
export function Door<Options>(props: DoorProps<Options>) {
  const { game, menu, rules, options, onOptions, onStart, onCarryOn } = props
  const [sheet, setSheet] = useState<'players' | 'packs' | 'rules' | null>(null)
  const players = useSaved(party, emptyParty)
  const missing = game.players.min - players.length
  const total = menu.active.reduce((sum, pack) => sum + promptCount(pack), 0)
  const close = () => setSheet(null)

  return (
    <main tabIndex={-1} className={styles.door}>
      <NorenRow header>
        <Flap to="/" loops={2} label="Back to the games">
          <Glyph id="icon-x" className={styles.icon} />
        </Flap>
        <Flap>
          <Glyph id={`crest-${game.crest}`} className={styles.crest} />
        </Flap>
        <Flap loops={2} label="House rules" onPress={() => setSheet('rules')}>
          <Glyph id="icon-grip" className={styles.icon} />
        </Flap>
      </NorenRow>
      <div className={styles.words}>
        <div className={styles.title}>
          <h1>{game.title}</h1>
          <LikeButton game={game} />
        </div>
        <ol className={styles.steps}>
          {game.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <StripList>
        <PlayersStrip
          invitation={`Names once, kept for every game. At least ${countWord(game.players.min)}.`}
          onPress={() => setSheet('players')}
        />
        <Strip
          title={menu.active.length === 1 ? 'One pack' : `${menu.active.length} packs`}
          note={`${total} ${game.unit} · ${menu.active.map((pack) => pack.name).join(', ')}`}
          icon="icon-strips"
          onPress={() => setSheet('packs')}
        />
        <SoberStrip note="Points instead of sips, no pub packs" />
      </StripList>
      <div className={styles.dock}>
        {onCarryOn && missing <= 0 && (
          <Slab ghost size="main" onPress={onStart} note="deal again">
            Afresh
          </Slab>
        )}
        {missing > 0 && !onCarryOn ? (
          <Slab
            size="main"
            icon="icon-fwd"
            onPress={() => setSheet('players')}
            note={`${countWord(missing)} more and the curtain opens`}
          >
            Who plays?
          </Slab>
        ) : (
          <Slab
            size="main"
            icon="icon-fwd"
            onPress={onCarryOn ?? onStart}
            note={onCarryOn ? 'the game is as you left it' : game.tagline}
          >
            {onCarryOn ? 'Carry on' : 'Play'}
          </Slab>
        )}
      </div>
      <PlayersSheet open={sheet === 'players'} onClose={close} atLeast={game.players.min} />
      <PacksSheet open={sheet === 'packs'} onClose={close} game={game} menu={menu} />
      <RulesSheet
        open={sheet === 'rules'}
        onClose={close}
        rules={rules}
        options={options}
        onChange={onOptions}
      />
    </main>
  )
}
