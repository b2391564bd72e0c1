import { useState } from 'react'
import { canShareFiles, saveFiles, shareFiles } from '#browser/device/share.ts'
import {
  type FilmProblem,
  type FilmTake,
  film,
  hitsOf,
  noFilm,
  switchFilm,
} from '#browser/film/film.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { ChoiceRow } from '#games/parts/choice-row.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import styles from './film-player.module.css'
import { FilmPlayer } from './film-player.tsx'

const problemWords: Record<FilmProblem, string> = {
  denied: 'The camera or the microphone is switched off in this browser. Play on without.',
  missing: 'No camera or no microphone was found here. Play on without.',
  lost: 'The camera stopped: another app or a call may have it. Play on without.',
  far: 'Filming needs this page loaded anew, which cannot be done right now. Play on without.',
}

/** The question of the evening; the film, its hits one after the other; where it goes. */
export function FilmSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const now = useLiveState(film, noFilm)
  const hits = hitsOf(now)
  const [chosen, setPlace] = useState(0)
  const [isAll, setAll] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const place = Math.min(chosen, hits.length - 1)
  const files = hits.flatMap((hit, at) => (isAll || at === place ? [toFile(hit, at)] : []))
  const savedWords = `Saved with your downloads: ${files.length === 1 ? 'one hit' : `${files.length} hits`}.`

  async function share(): Promise<void> {
    setSaid((await shareFiles(files)) === 'saved' ? savedWords : null)
  }

  async function save(): Promise<void> {
    await saveFiles(files)
    setSaid(savedWords)
  }

  return (
    <Sheet
      open={open}
      isCompact
      onClose={onClose}
      title={hits.length > 0 ? 'The film' : 'Film the actors?'}
      lead="Only hits are kept, in this page alone: never sent, and gone when you leave it."
      foot={
        hits.length === 0 ? (
          <Button size="medium" icon="icon-fwd" onPress={onClose}>
            Play on
          </Button>
        ) : (
          <>
            {canShareFiles(files) && (
              <Button size="medium" icon="icon-share" onPress={() => void share()}>
                Share
              </Button>
            )}
            <Button size="medium" onPress={() => void save()}>
              Save
            </Button>
          </>
        )
      }
    >
      <Alert message={now.problem && problemWords[now.problem]} />
      {hits.length > 0 && <FilmPlayer hits={hits} place={place} onPlace={setPlace} />}
      <Alert
        kind="notice"
        message={now.hasDropped && 'The film is full: the oldest hits made room.'}
      />
      {hits.length > 1 && (
        <ChoiceRow
          label="Share or save"
          choices={[
            { value: false, label: 'This hit' },
            { value: true, label: `All ${hits.length}` },
          ]}
          chosen={isAll}
          onChoose={setAll}
        />
      )}
      <Alert kind="notice" message={said} onDismiss={() => setSaid(null)} />
      <div className={styles.switch}>
        <RowList>
          <SwitchRow
            title="Film tonight"
            note="Front camera and sound, while the clock runs. Ask them first."
            isOn={now.isOn}
            onChange={(isOn) => void switchFilm(isOn)}
          />
        </RowList>
      </div>
    </Sheet>
  )
}

function toFile({ film }: FilmTake, place: number): File {
  const { type } = film
  return new File([film], `charades-${place + 1}.${type === 'video/mp4' ? 'mp4' : 'webm'}`, {
    type,
  })
}
