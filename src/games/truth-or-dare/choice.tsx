import { capitalised } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { Announce, useHasLiveRegion } from '#games/parts/live-region.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { HeaderCount, TopBarMenu } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { BackTool } from '#games/parts/prompt-tools.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useKeys } from '#games/parts/use-keys.ts'
import { Glyph } from '#ui/glyph.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import styles from './choice.module.css'
import { Commas } from './commas.tsx'
import { countTruths } from './count-truths.ts'
import { roundWords } from './round-words.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

export function Choice(play: PlayProps<View, Move, Options>) {
  const { view, players, send, leave, openPacks, openMenu, canUndo, undo } = play
  const { turn, round, rounds, mustDareAfter, spared } = view
  const name = nameOf(players, turn)
  const isForced = mustDareAfter !== null
  const mixed = useMixed()
  const isAnnounced = useHasLiveRegion()
  const question = `${name}: truth or dare?`
  const takeTruth = () => send({ type: 'choose', kind: 'truth' })
  const takeDare = () => send({ type: 'choose', kind: 'dare' })
  const flip = () => send({ type: 'coin' })
  const primary = isForced ? takeDare : flip
  useKeys({
    Escape: leave,
    ...(canUndo && { ArrowLeft: undo }),
    ArrowRight: primary,
    Space: primary,
  })

  return (
    <main tabIndex={-1} className={styles.choice}>
      <h1 className="seen-by-readers" aria-live={isAnnounced ? undefined : 'polite'}>
        {question}
      </h1>
      <Announce>{question}</Announce>
      <div className={styles.header}>
        <TopBar>
          <TopBarItem label="Leave" onPress={leave}>
            <Glyph id="icon-x" className={styles.icon} />
          </TopBarItem>
          <TopBarMenu openMenu={openMenu}>
            <HeaderCount note={mixed ? 'your card' : roundWords(round, rounds)}>
              <PlayerName name={name} />
            </HeaderCount>
          </TopBarMenu>
          {mixed ? (
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
      <div className={styles.halves}>
        <button
          type="button"
          className={`${styles.half} ${styles.truth}`}
          aria-disabled={isForced || undefined}
          onClick={takeTruth}
        >
          <b>Truth</b>
          <span>{isForced ? reasonText(mustDareAfter) : 'Say it straight. They’ll know.'}</span>
        </button>
        <button type="button" className={`${styles.half} ${styles.dare}`} onClick={takeDare}>
          <b>Dare</b>
          <span>
            {spared
              ? 'The limit says dare. The last forced one was a dare, so you choose.'
              : mixed
                ? 'Do it, or take two points.'
                : 'Do it, or take five deep bows.'}
          </span>
        </button>
        <Commas className={styles.commas} isTruthShut={isForced} />
      </div>
      {mixed && (mixed.tools || canUndo) && (
        <div className={styles.tools}>
          {mixed.tools}
          <BackTool play={play} />
        </div>
      )}
      <button type="button" className={styles.bar} onClick={primary}>
        {isForced ? (
          'Give me the dare'
        ) : (
          <>
            <Glyph id="crest-coin" className={styles.coin} />
            Flip a coin for me
          </>
        )}
        <kbd>Space</kbd>
      </button>
    </main>
  )
}

function reasonText(truths: number): string {
  const many = countTruths(truths)
  return `${capitalised(many)} running. This one is a dare.`
}
