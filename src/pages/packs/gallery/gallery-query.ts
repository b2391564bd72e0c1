import { packGames } from '#games/registry.ts'

/** Filters in the address. */
export type GalleryFilter = {
  q: string
  sort: 'popular' | 'new'
  game: string | null
  tag: string | null
  /** False leaves 18+ out. */
  explicit: boolean
  alcohol: boolean
}

const defaults: GalleryFilter = {
  q: '',
  sort: 'popular',
  game: null,
  tag: null,
  explicit: true,
  alcohol: true,
}

/** @param sober leaves packs with drinks out unless the address includes them */
export function readFilter(search: URLSearchParams, sober: boolean): GalleryFilter {
  const game = search.get('game')
  const alcohol = search.get('alcohol')
  return {
    q: (search.get('q') ?? '').slice(0, 100),
    sort: search.get('sort') === 'new' ? 'new' : 'popular',
    game: packGames.find(({ slug }) => slug === game)?.slug ?? null,
    tag: search.get('tag') || null,
    explicit: search.get('explicit') !== 'false',
    alcohol: alcohol === null ? !sober : alcohol !== 'false',
  }
}

/** Only values that differ from the default. */
export function writeFilter(filter: GalleryFilter, sober: boolean): URLSearchParams {
  const { q, sort, game, tag, explicit, alcohol } = filter
  return new URLSearchParams({
    ...(q.trim() !== '' && { q }),
    ...(sort !== defaults.sort && { sort }),
    ...(game !== null && { game }),
    ...(tag !== null && { tag }),
    ...(!explicit && { explicit: 'false' }),
    ...(alcohol === sober && { alcohol: String(alcohol) }),
  })
}

export function galleryQuery(filter: GalleryFilter, cursor: string | null): URLSearchParams {
  const { q, sort, game, tag, explicit, alcohol } = filter
  return new URLSearchParams({
    sort,
    ...(q.trim() !== '' && { q }),
    ...(game !== null && { game }),
    ...(tag !== null && { tag }),
    ...(!explicit && { explicit: 'false' }),
    ...(!alcohol && { alcohol: 'false' }),
    ...(cursor !== null && { cursor }),
  })
}

export function isFiltered({ q, game, tag, explicit, alcohol }: GalleryFilter): boolean {
  return q.trim() !== '' || game !== null || tag !== null || !explicit || !alcohol
}
