import type { PackCard } from '#contract/packs.ts'

export function PackHead({ card }: { card: PackCard }) {
  return (
    <>
      <title>{`${card.name} by ${card.author} | Party Dojo`}</title>
      <meta name="description" content={card.description} />
      {(card.explicit || !card.isListed) && <meta name="robots" content="noindex" />}
    </>
  )
}
