import { useEffect, useRef, useState } from 'react'
import type { FilmTake } from '#browser/film/film.ts'
import { Row, RowList } from '#ui/row.tsx'
import styles from './film-player.module.css'

type FilmPlayerProps = {
  hits: readonly FilmTake[]
  place: number
  onPlace: (place: number) => void
}

/** Plays the hits one after the other, from the one that is tapped. */
export function FilmPlayer({ hits, place, onPlace }: FilmPlayerProps) {
  const hit = hits[place]
  const video = useRef<HTMLVideoElement>(null)
  const url = useObjectUrl(hit?.film)
  if (!hit) return null

  function choose(at: number): void {
    if (at !== place) onPlace(at)
    else void video.current?.play().catch(() => {})
  }

  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody wrote down what was said */}
      <video
        ref={video}
        src={url}
        aria-label={`Hit ${place + 1} of ${hits.length}: ${hit.phrase}`}
        controls
        autoPlay
        playsInline
        onEnded={() => place + 1 < hits.length && onPlace(place + 1)}
      />
      <RowList label="Hits">
        {hits.map((each, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: hits are never moved
            key={at}
            title={each.phrase}
            note={<bdi>{each.name}</bdi>}
            isHighlighted={at === place}
            icon="icon-fwd"
            onPress={() => choose(at)}
          />
        ))}
      </RowList>
    </div>
  )
}

/** Revoked with the player, or when another film takes its place. */
function useObjectUrl(film: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!film) return
    const made = URL.createObjectURL(film)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [film])
  return url
}
