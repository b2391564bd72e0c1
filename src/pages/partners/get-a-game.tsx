import { articlePath, findArticle } from '#content/articles/registry.ts'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import link from '#ui/text-link.module.css'
import styles from './get-a-game.module.css'

const gets = [
  'A deck of its own: cards about your counter, your terrace, the stool that wobbles. Whatever mentions a drink has a sober wording.',
  'A curtain on our street, in your two colours, with a crest.',
  'A sign for each table, whose code opens that table’s own room: everybody on their own phone, nothing to look after.',
  'A table sign, a placemat, stickers, cards and a banner, with codes that open your game.',
]

export function GetAGame() {
  const hosting = findArticle('host-a-game-night-at-a-bar')
  return (
    <section className={styles.call} aria-labelledby="get">
      <h2 id="get">Get your bar a game</h2>
      <div>
        <p className={styles.lead}>What your bar gets:</p>
        <ul>
          {gets.map((line) => (
            <li key={line}>
              <Glyph id="icon-eyeon" />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className={styles.price}>What it costs: nothing.</p>
        <p>
          No brand stands behind the cards, and no guest needs an account. Write to us with the name
          of your bar and three things that only happen there.
        </p>
        <p className={styles.links}>
          <a className={link.textLink} href="/QR/standard">
            No time? Print the ready kit
          </a>
          {hosting && (
            <a className={link.textLink} href={articlePath(hosting)}>
              {hosting.title}
            </a>
          )}
        </p>
      </div>
      <div className={styles.slabs}>
        <Button to="/info/contact" size="large" icon="icon-fwd">
          Write to us
        </Button>
      </div>
    </section>
  )
}
