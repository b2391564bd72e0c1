import { useState } from 'react'

/** For bots, instead of the error page (spec §2): the last HTML. */
export function PreservedPage() {
  const [{ title, nodes }] = useState(() => ({
    title: document.title,
    nodes: Array.from(document.body.childNodes, (node) => node.cloneNode(true)),
  }))
  return (
    <>
      <title>{title}</title>
      <div ref={(place) => place?.replaceChildren(...nodes)} />
    </>
  )
}
