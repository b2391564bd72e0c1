import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated, useSettings } from '#browser/storage/use-saved.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import { FilterChips } from './filter-chips.tsx'
import styles from './gallery.module.css'
import { type GalleryFilter, isFiltered, readFilter, writeFilter } from './gallery-query.ts'
import { PackRow } from './pack-row.tsx'
import { SearchField } from './search-field.tsx'
import { useGallery } from './use-gallery.ts'

const description =
  'Party game packs written by players: search them, like them, play them on one phone. Free, no sign-up.'

export default function Gallery() {
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const { sober } = useSettings()
  const { search } = useLocation()
  // Prerendered: the query is known after hydration.
  const filter = readFilter(new URLSearchParams(isHydrated ? search : ''), sober)
  const gallery = useGallery(isHydrated ? filter : null)
  const { packs, nextCursor, isReady, isBusy, problem, loadMore: more, retry: again } = gallery

  function ask(change: Partial<GalleryFilter>, isTyping = false): void {
    // For taps from before hydration, what counts is the address.
    const asked = readFilter(new URLSearchParams(search), sober)
    const next = writeFilter({ ...asked, ...change }, sober)
    void navigate(
      { search: String(next) },
      // Back leaves the search instead of undoing letters.
      { preventScrollReset: true, replace: isTyping && asked.q !== '' },
    )
  }

  return (
    <div className={styles.page}>
      <title>Packs by players | Party Dojo</title>
      <meta name="description" content={description} />
      <div className={styles.head}>
        <div className={styles.say}>
          <h1>Packs by players</h1>
          <p>Written by strangers. Played by yours.</p>
        </div>
        <div className={styles.make}>
          <Button icon="icon-brush" to="/editor" note="in five minutes">
            Make your own
          </Button>
        </div>
      </div>
      <search className={styles.search}>
        <SearchField asked={filter.q} onAsk={(q) => ask({ q }, true)} />
        <FilterChips filter={filter} onChange={ask} />
      </search>
      <p className="seen-by-readers" role="status">
        {isReady && !isBusy && resultText(packs.length, nextCursor !== null)}
      </p>
      <Alert message={problem} />
      {problem !== null && !isReady && (
        <div className={styles.dock}>
          <BusyButton busy={isBusy} onPress={again}>
            Try again
          </BusyButton>
        </div>
      )}
      <ul
        className={`${styles.packs} ${isReady ? '' : styles.stale}`}
        aria-label="Packs"
        aria-busy={isBusy || undefined}
      >
        {packs.map((pack) => (
          <PackRow key={pack.id} pack={pack} />
        ))}
        {packs.length === 0 && !isReady && problem === null && <Waiting />}
      </ul>
      {isReady && packs.length === 0 && nextCursor === null && (
        <Empty isNarrowed={isFiltered(filter)} onAll={() => void navigate({ search: '' })} />
      )}
      {isReady && nextCursor !== null && (
        <div className={styles.dock}>
          <BusyButton busy={isBusy} onPress={more}>
            More
          </BusyButton>
        </div>
      )}
    </div>
  )
}

function resultText(count: number, hasMore: boolean): string {
  if (count === 0) return hasMore ? 'No pack found so far.' : 'No pack found.'
  return `${count} ${count === 1 ? 'pack' : 'packs'}${hasMore ? ', and there are more' : ''}.`
}

function Waiting() {
  return ['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
    <li key={place} className={styles.waiting} aria-hidden />
  ))
}

function Empty({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  return (
    <div className={styles.empty}>
      <h2>{isNarrowed ? 'Nobody wrote that yet' : 'The shelf is empty'}</h2>
      <p>{isNarrowed ? 'Fewer words find more. Or write it yourself.' : 'Yours is the first.'}</p>
      {isNarrowed && (
        <div className={styles.dock}>
          <Button variant="quiet" icon="icon-strips" onPress={onAll}>
            Show all packs
          </Button>
        </div>
      )}
    </div>
  )
}
