import { useEffect, useState } from 'react'
import { shareLink, sharePicture } from '#browser/device/share.ts'
import type { KeptNight } from '#browser/nights/kept-nights.ts'
import { fetchNightPicture } from '#browser/nights/nights-api.ts'
import type { NightSeat } from '#contract/nights.ts'
import { countOf } from '#domain/table/amount.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import { NightSeatRows } from './night-seat-rows.tsx'
import room from './room.module.css'
import styles from './your-night.module.css'

export type YourNightProps = {
  kept: KeptNight
  seat: NightSeat
  room: { code: string; games: number }
  onClose: () => void
}

const noPicture = 'The picture did not come out. Check the network, then try again.'

/** A picture from this phone only, and whether the page of the night has one's name. */
export function YourNight({ kept, seat: first, room: { code, games }, onClose }: YourNightProps) {
  const [seat, setSeat] = useState(first)
  const [said, setSaid] = useState<string | null>(null)
  const picture = useNightPicture(kept)

  async function save(): Promise<void> {
    const file = picture?.file ?? (await fetchNightPicture(kept))
    setSaid(file ? await sharePicture(file) : noPicture)
  }

  async function share(): Promise<void> {
    setSaid(await shareLink(`${location.origin}/night/${kept.id}`, 'A night to remember'))
  }

  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <TopBar>
        <TopBarItem onPress={onClose} label="Back to the end of the evening">
          <Glyph id="icon-x" className={room.cross} />
        </TopBarItem>
        <TopBarItem isMiddle>
          <span className={room.count}>
            <b>Tonight</b>
            <small>{countOf(games, 'games')}</small>
          </span>
        </TopBarItem>
        <TopBarItem>
          <span className={room.count}>
            <b className={room.small}>{code}</b>
            <small>room</small>
          </span>
        </TopBarItem>
      </TopBar>
      <div className={styles.middle}>
        <header className={styles.head}>
          <h1>Your night</h1>
          <p>One to keep, from this phone only.</p>
        </header>
        <div className={styles.picture}>
          {picture && (
            <img src={picture.url} width={1080} height={1350} alt={`${kept.name}’s night`} />
          )}
        </div>
        <p className={styles.said} role="status">
          {said}
        </p>
        <NightSeatRows kept={kept} seat={seat} onSeat={setSeat} onWithdrawn={onClose} />
      </div>
      <div className={styles.dock}>
        <Button variant="quiet" size="large" note="the picture" onPress={() => void save()}>
          Save
        </Button>
        <NextButton icon="icon-share" note="the page of the night" onPress={() => void share()}>
          Share
        </NextButton>
      </div>
    </main>
  )
}

type Picture = { file: File; url: string }

function useNightPicture({ id, token, name }: KeptNight): Picture | null {
  const [drawn, setDrawn] = useState<Picture | null>(null)
  useEffect(() => {
    let isGone = false
    void fetchNightPicture({ id, token, name }).then(async (file) => {
      const url = file && (await readAsUrl(file))
      if (file && url && !isGone) setDrawn({ file, url })
    })
    return () => {
      isGone = true
    }
  }, [id, token, name])
  return drawn
}

/** The page's policy allows no `blob:` in pictures. */
function readAsUrl(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })
}
