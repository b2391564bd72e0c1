import { countWord } from '#domain/table/amount.ts'
import { BackSlab } from '#games/kit/back-slab.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { SkipTool } from '#games/kit/prompt-tools.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { leadIn, type MostLikelyProps } from './play-props.ts'
import styles from './seats.module.css'
import { Split } from './split.tsx'

/** Fingers are out: a tap on a name for each of them, and a way to take one back. */
export function Tally(play: MostLikelyProps) {
  const { view, players, sober, send } = play
  const votes = view.votes ?? []
  const reveal = () => send({ type: 'reveal' })
  const isEmpty = view.fingersLeft === players.length
  return (
    <PlayFrame
      play={play}
      onNext={reveal}
      middle={<HeaderCount note="tap each finger">Point!</HeaderCount>}
      right={<HeaderCount note="to count">{view.fingersLeft}</HeaderCount>}
      tools={<SkipTool play={play} />}
      dock={
        <>
          <BackSlab play={play} />
          <NextSlab
            onPress={reveal}
            note={isEmpty ? 'no fingers, no crown' : fingersNote(view.fingersLeft)}
          >
            {isEmpty ? 'Nobody' : 'Crown'}
          </NextSlab>
        </>
      }
    >
      <Split
        prompt={<PromptCard lead={leadIn} prompt={view.prompt} players={players} sober={sober} />}
      >
        <ul className={styles.seats} aria-label="Fingers">
          {players.map((player, seat) => {
            const count = votes[seat] ?? 0
            return (
              <li
                key={player.id}
                className={count > 0 ? `${styles.seat} ${styles.lit}` : styles.seat}
              >
                <button
                  type="button"
                  className={styles.name}
                  onClick={() => send({ type: 'point', for: seat })}
                >
                  <bdi>{player.name}</bdi>
                  <b>
                    {count}
                    <span className="seen-by-readers"> fingers</span>
                  </b>
                </button>
                {count > 0 && (
                  <button
                    type="button"
                    className={styles.less}
                    onClick={() => send({ type: 'unpoint', for: seat })}
                    aria-label={`One finger less for ${player.name}`}
                  >
                    <Glyph id="icon-x" />
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </Split>
    </PlayFrame>
  )
}

function fingersNote(left: number): string {
  if (left === 0) return 'every finger counted'
  return left === 1 ? 'one finger not counted' : `${countWord(left)} fingers not counted`
}
