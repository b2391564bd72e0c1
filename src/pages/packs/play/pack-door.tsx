import { useState } from 'react'
import { dropPackGame, findPackGame } from '#browser/packs/pack-games.ts'
import { useIsAlive } from '#browser/use-saved.ts'
import type { PackCard } from '#contract/packs.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import curtain from '#games/kit/curtain.module.css'
import { LikeButton } from '#games/kit/like-button.tsx'
import { PlayersSheet } from '#games/kit/players-sheet.tsx'
import { PlayersStrip, SoberStrip } from '#games/kit/table-strips.tsx'
import { useKeys } from '#games/kit/use-keys.ts'
import { Alert } from '#ui/alert.tsx'
import { BusySlab } from '#ui/busy-slab.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { Flap, NorenRow } from '#ui/noren.tsx'
import { Slab } from '#ui/slab.tsx'
import { StripList } from '#ui/strip.tsx'
import { Toast } from '#ui/toast.tsx'
import { packFace } from '../pack-face.ts'
import { PackIcon } from '../pack-icon.tsx'
import { ShareSheet } from '../share-sheet.tsx'
import styles from './pack-door.module.css'
import { PackFacts } from './pack-facts.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { usePackFile } from './use-pack-file.ts'

type PackDoorProps = { card: PackCard; onOpen: (pack: CustomPack) => void }

/** The cover of a pack: what it is, who wrote it, and the way in. Names are welcome, not needed. */
export function PackDoor({ card, onOpen }: PackDoorProps) {
  const [sheet, setSheet] = useState<'players' | 'share' | 'report' | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const file = usePackFile(card.id)
  const isLeft = useIsAlive() && findPackGame(card.id) !== null
  const face = packFace(card)
  const isEmpty = card.promptCount === 0
  const close = () => setSheet(null)

  async function play(isAfresh: boolean): Promise<void> {
    if (file.isBusy || isEmpty) return
    const pack = await file.open()
    if (!pack) return
    if (isAfresh) dropPackGame(card.id)
    onOpen(pack)
  }
  useKeys({ Space: () => void play(!isLeft), ArrowRight: () => void play(!isLeft) })

  return (
    <div className={`cloth-${face.cloth}`}>
      <main tabIndex={-1} className={styles.door}>
        <NorenRow header>
          <Flap to="/packs" loops={2} label="To all packs">
            <Glyph id="icon-x" className={curtain.icon} />
          </Flap>
          <Flap>
            <PackIcon face={face} className={curtain.crest} />
          </Flap>
          <Flap loops={2} label="Share" onPress={() => setSheet('share')}>
            <Glyph id="icon-share" className={curtain.icon} />
          </Flap>
        </NorenRow>
        <div className={styles.words}>
          <h1>
            <bdi>{card.name}</bdi>
          </h1>
          <p className={styles.by}>
            by <bdi>{card.author}</bdi>
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
        <StripList>
          <PlayersStrip
            invitation="Not needed. With names, turns go round."
            onPress={() => setSheet('players')}
          />
          <SoberStrip note="Points instead of sips" />
        </StripList>
        <div className={styles.foot}>
          <Alert message={file.problem} onDismiss={file.dismissProblem} />
          <div className={styles.dock}>
            {isLeft && (
              <Slab ghost size="main" onPress={() => void play(true)} note="shuffle again">
                Afresh
              </Slab>
            )}
            <BusySlab
              size="main"
              busy={file.isBusy}
              disabled={isEmpty}
              note={noteFor(card, isLeft)}
              onPress={() => void play(!isLeft)}
            >
              {isLeft ? 'Carry on' : 'Play'}
            </BusySlab>
          </div>
        </div>
      </main>
      <PlayersSheet open={sheet === 'players'} onClose={close} atLeast={1} />
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
      <Toast message={said} onDismiss={() => setSaid(null)} />
    </div>
  )
}

function noteFor({ promptCount }: PackCard, isLeft: boolean): string {
  if (promptCount === 0) return 'there is no prompt in it yet'
  if (isLeft) return 'the game is as you left it'
  return promptCount === 1 ? 'one prompt' : `${promptCount} prompts, shuffled`
}
