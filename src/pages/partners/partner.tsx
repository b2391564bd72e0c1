import { data } from 'react-router'
import { articlePath, findArticle } from '#content/articles/registry.ts'
import { venues } from '#content/venues/registry.ts'
import { routeNotFoundMessage } from '#contract/error-messages.ts'
import type { VenueFile } from '#domain/venue/card.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { hungSheets } from '#site/hung-sheets.ts'
import { partners } from '#site/partners.ts'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { HungPictures } from '#ui/hung-pictures.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import link from '#ui/text-link.module.css'
import type { Route } from './+types/partner'
import { GetAGame } from './get-a-game.tsx'
import styles from './partner.module.css'
import { countCards, sampleCards } from './sample-cards.ts'
import { TableSigns } from './table-signs.tsx'

/** Articles about a bar, by its slug. */
const readings: Record<string, readonly string[]> = {
  slusen: ['the-line'],
  scrollbar: ['partnerships/scrollbar/beer-pong'],
}

export async function loader({ params, request }: Route.LoaderArgs) {
  const partner = partners.find(({ slug }) => slug === params.bar)
  const game = partner && findGame(partner.slug)
  if (!partner || !game) {
    throw data(routeNotFoundMessage(new URL(request.url).pathname), { status: 404 })
  }
  const venue = (await venues[partner.slug].load()).default as VenueFile
  const { slug, name, about, colours, sheets } = venue
  return {
    slug,
    name,
    about,
    colours,
    line: sheets.sign.line,
    crest: game.crest,
    play: gamePath(game),
    cards: sampleCards(venue),
    counts: countCards(venue),
  }
}

export default function PartnerPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, about, colours, line, crest, play, cards, counts } = loaderData
  const articles = (readings[slug] ?? []).map(findArticle).filter((article) => article !== null)
  return (
    <div className={`${styles.page} cloth-${colours.cloth} dye-${colours.dye}`}>
      <title>{`${name}, a bar with its own game | Party Dojo`}</title>
      <meta
        name="description"
        content={`${name}’s own ${counts.total} cards for one phone, its printed sheets, and how your bar gets a game of its own. Written for fun, free of charge.`}
      />
      <header className={styles.curtain}>
        <span className={styles.loops} aria-hidden>
          <b />
          <b />
          <b />
          <b />
          <b />
        </span>
        <div className={styles.cloth}>
          <Glyph id={`crest-${crest}`} className={styles.crest} />
          <h1>{name}</h1>
          <p>{line}</p>
        </div>
      </header>
      <div className={styles.play}>
        <p className={styles.lead}>{about} Nobody paid for them, and nobody was paid.</p>
        <Button to={play} size="large" icon="icon-fwd" note={`${counts.total} cards, one phone`}>
          Play it
        </Button>
      </div>
      <section className={styles.part} aria-labelledby="taste">
        <h2 id="taste">A taste of the deck</h2>
        <ul className={styles.cards}>
          {cards.map(({ kind, text }) => (
            <li key={kind}>
              <strong>{kind}</strong>
              {text}
            </li>
          ))}
        </ul>
        <p className={styles.counts}>
          There are {counts.kinds}. One switch turns every sip into a point.
        </p>
      </section>
      <section className={styles.part} aria-labelledby="kit">
        <h2 id="kit">The print kit</h2>
        <p className={styles.counts}>
          Five sheets in {name}’s colours. The code on each opens the cards.
        </p>
        <HungPictures rods={hungSheets(slug)} />
        <p className={styles.more}>
          <a className={link.textLink} href={`/QR/${slug}`}>
            All of {name}’s sheets
          </a>
        </p>
      </section>
      <TableSigns game={slug} />
      {articles.length > 0 && (
        <section className={styles.part} aria-labelledby="read">
          <h2 id="read">Read at the bar</h2>
          <RowList label="Read at the bar">
            {articles.map((article) => (
              <LinkRow
                key={article.slug}
                title={article.title}
                note={article.description}
                to={articlePath(article)}
              />
            ))}
          </RowList>
        </section>
      )}
      <GetAGame />
    </div>
  )
}
