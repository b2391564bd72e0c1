import { nameOf } from '#domain/table/names.ts'
import { useMixed } from '#games/parts/mixed.ts'
import { HeaderCount, RoomCode, TopBarMenu } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import styles from './choice.module.css'
import { roundWords } from './round-words.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

/** Over the two halves, in their colours. */
export function ChoiceHeader(play: PlayProps<View, Move, Options>) {
  const { view, players, leave, openPacks, openMenu, own } = play
  const { turn, round, rounds } = view
  const mixed = useMixed()
  const note = mixed ? 'your card' : roundWords(round, rounds)
  return (
    <div className={styles.header}>
      <TopBar>
        <TopBarItem label="Leave" onPress={leave}>
          <Glyph id="icon-x" className={styles.icon} />
        </TopBarItem>
        {own ? (
          <TopBarItem isMiddle>
            <HeaderCount note={note}>Your turn</HeaderCount>
          </TopBarItem>
        ) : (
          <TopBarMenu openMenu={openMenu}>
            <HeaderCount note={note}>
              <PlayerName name={nameOf(players, turn)} />
            </HeaderCount>
          </TopBarMenu>
        )}
        {own ? (
          <TopBarItem onPress={own.openSheet}>
            <RoomCode code={own.code} />
          </TopBarItem>
        ) : mixed ? (
          <TopBarItem>
            <RoundCount round={round} rounds={rounds} />
          </TopBarItem>
        ) : openPacks ? (
          <TopBarItem label="Packs" onPress={openPacks}>
            <Glyph id="icon-strips" className={styles.icon} />
          </TopBarItem>
        ) : (
          <TopBarItem>{null}</TopBarItem>
        )}
      </TopBar>
    </div>
  )
}
