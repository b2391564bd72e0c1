import { useLayoutEffect, useRef } from 'react'
import styles from './scroll-hint.module.css'

/** Must be the last child of the scrolling element: shows an arrow while there is more. */
export function ScrollHint() {
  const sign = useRef<HTMLSpanElement>(null)

  // After every render: the content may have changed.
  useLayoutEffect(() => {
    const scroller = sign.current?.parentElement
    if (!scroller) return
    const look = () => Object.assign(sign.current?.dataset ?? {}, read(scroller))
    // Calls back after the first layout too: a look from here would force one more.
    const observer = new ResizeObserver(look)
    for (const element of [scroller, ...scroller.children]) {
      if (element !== sign.current) observer.observe(element)
    }
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  })

  // What React sets once and never changes, it does not write over.
  return <span ref={sign} aria-hidden className={styles.more} data-axis="down" data-more={false} />
}

/** Pixels beyond the edge that do not count. */
const slack = 4

function read(scroller: HTMLElement): { axis: 'down' | 'across'; more: string } {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller
  return getComputedStyle(scroller).overflowY === 'hidden'
    ? { axis: 'across', more: String(scrollLeft + clientWidth < scrollWidth - slack) }
    : { axis: 'down', more: String(scrollTop + clientHeight < scrollHeight - slack) }
}
