import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import otherWeights from '#ui/other-weights.css?url'

/** The pages whose first screens show one weight of the text's font, by the ids of their routes. */
const boldPages = /^(games\/|pages\/home\/|pages\/room\/join)/

/** The font's other weights: with the page, or, where its first screen has none, once it is alive. */
export function OtherWeights() {
  const isBold = useMatches().some(({ id }) => boldPages.test(id))
  const [isAlive, setAlive] = useState(false)
  useEffect(() => {
    setAlive(true)
    // A sheet that came with the page was there before React, and has no event for it.
    fetchThem()
  }, [])
  if (isBold && !isAlive) return null
  return <link rel="stylesheet" href={otherWeights} onLoad={fetchThem} />
}

/** Not only where they are first seen: that may be in a game, which requests nothing. */
function fetchThem(): void {
  for (const weight of [500, 900])
    document.fonts.load(`${weight} 1em "Zen Kaku Gothic New"`).catch(() => {})
}
