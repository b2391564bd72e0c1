import type { PackCard } from '#contract/packs.ts'

/** What search results show of a pack. */
export function PackHead({ card }: { card: PackCard }) {
  return (
    <>
      <title>{`${card.name} by ${card.author} | Party Dojo`}</title>
      <meta name="description" content={card.description} />
      {(card.explicit || !card.isListed) && <meta name="robots" content="noindex" />}
    </>
  )
}
