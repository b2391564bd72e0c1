import { useState } from 'react'

/** What a bot sees where somebody would see the error page (spec §2): the page as it last stood. */
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
