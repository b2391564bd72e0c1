import { countWord } from '#domain/table/amount.ts'
import { useOwes } from '#games/parts/owes.ts'
import { priceWords } from '#games/parts/price-words.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { SeatChips } from '#games/parts/seat-chips.tsx'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './lasting-sheet.module.css'
import type { MixProps } from './mix-props.ts'

type LastingSheetProps = { play: MixProps; open: boolean; onClose: () => void }

/** The rules in force, and a name to tap for a player who forgot one. */
export function LastingSheet({ play, open, onClose }: LastingSheetProps) {
  const { view, players, sober, send, own } = play
  const price = priceWords(useOwes(sober)('all'), 1)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="In force"
      lead={
        own
          ? 'Somebody forgot one? Two who say so within eight seconds make it a point.'
          : `Forgot one? A point. ${price ?? 'On with it.'}`
      }
      foot={
        <Button size="medium" icon="icon-fwd" onPress={onClose}>
          Play on
        </Button>
      }
    >
      <RowList label="Rules">
        {view.lasting.map(({ prompt, left }) => (
          <Row
            key={prompt.raw}
            title={promptText(prompt, play)}
            note={left === 1 ? 'until this card is played' : `for ${countWord(left)} more cards`}
          />
        ))}
      </RowList>
      <div className={styles.forgot}>
        <SeatChips
          label={own ? 'Who forgot?' : 'Who forgot? A tap is a point.'}
          players={players}
          chosen={[]}
          onToggle={(seat) => {
            send({ type: 'slip', seat })
            onClose()
          }}
        />
      </div>
    </Sheet>
  )
}
