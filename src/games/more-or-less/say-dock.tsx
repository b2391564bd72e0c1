import { useKeys } from '#games/parts/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Eye } from '#ui/eye.tsx'
import type { PhoneProps } from './phone-props.ts'
import { wordsFor } from './rules-measures.ts'
import type { Say } from './rules-state.ts'
import styles from './say-dock.module.css'

/** More and less, of equal size, and how many of the own side say which. */
export function SayDock({ play }: { play: PhoneProps }) {
  const { view, send } = play
  const more = () => send({ type: 'more' })
  const less = () => send({ type: 'less' })
  useKeys({ ArrowUp: more, ArrowDown: less })
  const [moreWord, lessWord] = wordsFor(view.b.unit) ?? []
  return (
    <>
      <Button
        size="large"
        className={`${styles.say} cloth-mustard`}
        onPress={more}
        note={<SideCount play={play} say="more" word={moreWord} />}
      >
        More
      </Button>
      <Button
        size="large"
        className={`${styles.say} cloth-vermilion`}
        onPress={less}
        note={<SideCount play={play} say="less" word={lessWord} />}
      >
        Less
      </Button>
    </>
  )
}

type SideCountProps = { play: PhoneProps; say: Say; word: string | undefined }

/** Only of the own side: the others see nothing of it. */
function SideCount({ play, say, word }: SideCountProps) {
  const { sideSays, teams } = play.view
  const size = teams.find(({ seats }) => seats.some((seat) => seat === play.viewer))?.seats.length
  if (!sideSays || !size || size === 1) return word
  return (
    <>
      {word && <span className={styles.word}>{word}</span>}
      <span>{`${sideSays[say]} of ${size} of you`}</span>
      <span className={styles.eyes} data-many={size > 5}>
        {Array.from({ length: size }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place, not a player
          <Eye key={place} open={place < sideSays[say]} />
        ))}
      </span>
    </>
  )
}
