import { useState } from 'react'
import { useSettings } from '#browser/storage/use-saved.ts'
import type { PackCard } from '#contract/packs.ts'
import { exclusionReason } from '#domain/packs/activation.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { countWord } from '#domain/table/amount.ts'
import { maxPlayers } from '#domain/table/players.ts'
import type { PackGame } from '#games/define-game.ts'
import { useKeys } from '#games/parts/use-keys.ts'
import { LikeButton } from '#games/shell/like-button.tsx'
import { PlayersSheet } from '#games/shell/players-sheet.tsx'
import { seatsNeeded } from '#games/shell/seats-needed.ts'
import { PhoneSoberRow, PlayersRow } from '#games/shell/table-rows.tsx'
import topBar from '#games/shell/top-bar.module.css'
import { useAdultCheck } from '#games/shell/use-adult-check.tsx'
import { usePlayersIn } from '#games/shell/use-players-in.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { RowList } from '#ui/row.tsx'
import { Toast } from '#ui/toast.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import { PackAuthor } from '../pack-author.tsx'
import { packFace } from '../pack-face.ts'
import { PackIcon } from '../pack-icon.tsx'
import { ShareSheet } from '../share-sheet.tsx'
import { PackFacts } from './pack-facts.tsx'
import styles from './pack-start-screen.module.css'
import { ReportSheet } from './report-sheet.tsx'
import { usePackFile } from './use-pack-file.ts'

type PackStartScreenProps = {
  card: PackCard
  game: PackGame | null
  /** A game with it is not over. */
  isPaused: boolean
  onOpen: (pack: CustomPack, isAfresh: boolean) => void
}

/** Without a game, players are optional. */
const anyNumber = { min: 0, max: maxPlayers }

function hiddenText(reason: string | null): string {
  if (reason === null) return 'Hidden: it was reported. Only you see it until somebody has looked.'
  return `Hidden by the people who run this site: ${reason} Only you see it.`
}

export function PackStartScreen({ card, game, isPaused: isLeft, onOpen }: PackStartScreenProps) {
  const [sheet, setSheet] = useState<'players' | 'share' | 'report' | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const file = usePackFile(card.id)
  const { sober } = useSettings()
  const players = usePlayersIn()
  const adults = useAdultCheck()
  const seats = game?.players ?? anyNumber
  const needed = isLeft ? null : seatsNeeded(seats, players.length)
  const face = packFace(card)
  const isEmpty = card.promptCount === 0
  const close = () => setSheet(null)

  function play(isAfresh: boolean): void {
    if (file.isBusy || isEmpty) return
    const leftOut = game && exclusionReason(card, sober)
    if (isAfresh && seatsNeeded(seats, players.length)) setSheet('players')
    else if (leftOut) setSaid(leftOut)
    else adults.check(card.explicit, () => void open(isAfresh))
  }

  async function open(isAfresh: boolean): Promise<void> {
    const pack = await file.open()
    if (pack) onOpen(pack, isAfresh)
  }
  useKeys({ Space: () => play(!isLeft), ArrowRight: () => play(!isLeft) })

  return (
    <div className={`cloth-${face.cloth}`}>
      <main tabIndex={-1} className={styles.page}>
        <TopBar>
          <TopBarItem to="/packs" label="To all packs">
            <Glyph id="icon-x" className={topBar.icon} />
          </TopBarItem>
          <TopBarItem isMiddle>
            <PackIcon face={face} className={topBar.crest} />
          </TopBarItem>
          <TopBarItem label="Share" onPress={() => setSheet('share')}>
            <Glyph id="icon-share" className={topBar.icon} />
          </TopBarItem>
        </TopBar>
        {card.hidden && <Alert message={hiddenText(card.hidden.reason)} />}
        <div className={styles.words}>
          <h1>
            <bdi>{card.name}</bdi>
          </h1>
          <p className={styles.by}>
            <PackAuthor pack={card} />
          </p>
          <p className={styles.about}>
            <bdi>{card.description}</bdi>
          </p>
          <PackFacts card={card} />
          <div className={styles.chips}>
            <LikeButton game={{ slug: card.id }} />
            <button type="button" className={styles.report} onClick={() => setSheet('report')}>
              <Glyph id="icon-ban" />
              Report
            </button>
          </div>
        </div>
        <RowList>
          <PlayersRow
            invitation={
              game
                ? `Names once, kept for every game. At least ${countWord(seats.min)}.`
                : 'Not needed. With names, turns go round.'
            }
            onPress={() => setSheet('players')}
          />
          <PhoneSoberRow note="Points instead of sips" />
        </RowList>
        <div className={styles.foot}>
          <Alert message={file.problem} onDismiss={file.dismissProblem} />
          <div className={styles.dock}>
            {isLeft && (
              <Button variant="quiet" size="large" onPress={() => play(true)} note="shuffle again">
                Afresh
              </Button>
            )}
            <BusyButton
              size="large"
              busy={file.isBusy}
              disabled={isEmpty}
              note={needed?.note ?? noteFor(card, game, isLeft)}
              onPress={() => play(!isLeft)}
            >
              {needed?.label ?? (isLeft ? 'Carry on' : 'Play')}
            </BusyButton>
          </div>
        </div>
      </main>
      <PlayersSheet
        open={sheet === 'players'}
        onClose={close}
        atLeast={Math.max(1, seats.min)}
        atMost={seats.max}
      />
      <ShareSheet open={sheet === 'share'} onClose={close} packId={card.id} name={card.name} />
      <ReportSheet
        open={sheet === 'report'}
        onClose={close}
        packId={card.id}
        onSent={() => {
          close()
          setSaid('Thank you. The house will look at it.')
        }}
      />
      {adults.sheet}
      <Toast message={said} onDismiss={() => setSaid(null)} />
    </div>
  )
}

function noteFor({ promptCount }: PackCard, game: PackGame | null, isLeft: boolean): string {
  if (promptCount === 0) return 'there is no prompt in it yet'
  if (isLeft) return 'the game is as you left it'
  const amount = promptCount === 1 ? 'one prompt' : `${promptCount} prompts, shuffled`
  return game ? `${game.title}, ${promptCount === 1 ? amount : `${promptCount} prompts`}` : amount
}
