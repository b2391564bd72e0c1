import type { PackCard } from '#contract/packs.ts'

/** What search results and chat previews show of a pack. */
export function PackHead({ card, origin }: { card: PackCard; origin: string }) {
  const title = `${card.name} by ${card.author} | Party Dojo`
  const address = `${origin}/game/${card.id}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={card.description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Party Dojo" />
      <meta property="og:title" content={card.name} />
      <meta property="og:description" content={card.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${address}/picture.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {(card.explicit || card.publishedAt === null) && <meta name="robots" content="noindex" />}
    </>
  )
}
