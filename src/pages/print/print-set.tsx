import { data } from 'react-router'
import { routeNotFoundMessage } from '#contract/error-messages.ts'
import { sheets } from '#domain/print/sheet-list.ts'
import { findGame } from '#games/registry.ts'
import { hungSheets } from '#site/hung-sheets.ts'
import { partners } from '#site/partners.ts'
import { itemGroups, type PrintItem } from '#site/print-items.ts'
import { findPrintSet, type PrintSet, printSets } from '#site/print-sets.ts'
import { sheetPath, signsPath } from '#site/sheet-path.ts'
import { Glyph } from '#ui/glyph.tsx'
import { HungPictures } from '#ui/hung-pictures.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import type { Route } from './+types/print-set'
import styles from './print-set.module.css'
import { defaultSet, shortTitles } from './sheet-words.ts'

export function loader({ params, request }: Route.LoaderArgs) {
  const set = findPrintSet(params.set)
  if (!set) throw data(routeNotFoundMessage(new URL(request.url).pathname), { status: 404 })
  return { set }
}

/** The five sheets of a set, and those of every game. */
export default function PrintSetPage({ loaderData: { set } }: Route.ComponentProps) {
  const game = findGame(set.slug)
  const others = printSets.filter(({ slug }) => slug !== set.slug)
  const words = wordsOf(set)
  return (
    <div className={`${styles.page} cloth-${game?.cloth ?? 'vermilion'}`}>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <header className={styles.head}>
        <p className={styles.trail}>
          <a href="/">Games</a>
          {partners.some(({ slug }) => slug === set.slug) && (
            <a href={`/partnerships/${set.slug}`}>{set.name}</a>
          )}
        </p>
        <Glyph id={game ? `crest-${game.crest}` : 'daruma-one-eye'} className={styles.crest} />
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <section className={styles.sheets} aria-labelledby="sheets">
        <h2 id="sheets">The five sheets</h2>
        <HungPictures rods={hungSheets(set.slug)} />
        <RowList label="For every table">
          <LinkRow
            title="A sign for each table"
            note="Numbered, and each opens a room of its own"
            to={signsPath(game?.slug)}
          />
        </RowList>
      </section>
      {itemGroups.map(({ title, items }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <ItemRow key={item.path} set={set} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <nav className={styles.others} aria-label="Other sets">
        {others.map(({ slug, name }) => (
          <a key={slug} href={`/QR/${slug}`}>
            {slug === defaultSet ? 'The house’s own sheets' : `${name}’s sheets`}
          </a>
        ))}
      </nav>
    </div>
  )
}

function ItemRow({ set, item }: { set: PrintSet; item: PrintItem }) {
  return (
    <li className={`${styles.item} cloth-${item.cloth}`}>
      <Glyph id={`crest-${item.crest}`} />
      <h3>{item.title}</h3>
      <p>
        {sheets.map(({ slug }) => (
          <a key={slug} href={sheetPath({ set: set.slug, sheet: slug, item: item.path })}>
            {shortTitles[slug]}
            <span className="seen-by-readers"> for {item.title}</span>
          </a>
        ))}
      </p>
    </li>
  )
}

function wordsOf({ slug, name }: PrintSet) {
  if (slug === defaultSet) {
    return {
      title: 'Print signs, stickers and placemats | Party Dojo',
      description:
        'Table signs, stickers, placemats, cards and a banner with a code that opens the games. Free to print, as PDF, PNG or SVG.',
      heading: 'Print signs and stickers',
      lead: 'Paper that plays: print a sheet, put it where people sit. They scan, bow in and pass the phone. It costs nothing, and nobody has to install anything.',
    }
  }
  return {
    title: `${name}’s print kit | Party Dojo`,
    description: `${name}’s table sign, placemat, stickers, card and banner, each with a code that opens its cards. Free to print, as PDF, PNG or SVG.`,
    heading: `${name}’s print kit`,
    lead: `Five sheets cut from ${name}’s cloth, whose codes open ${name}’s cards; below them, the same five for every other game. Print what fits the room.`,
  }
}
