import { useLayoutEffect, useRef, useState } from 'react'
import styles from './scroll-hint.module.css'

type Sign = { axis: 'down' | 'across'; isMore: boolean }

/** Must be the last child of the scrolling element: shows an arrow while there is more. */
export function ScrollHint() {
  const sign = useRef<HTMLSpanElement>(null)
  const [{ axis, isMore }, setSign] = useState<Sign>({ axis: 'down', isMore: false })

  // After every render: the content may have changed.
  useLayoutEffect(() => {
    const scroller = sign.current?.parentElement
    if (!scroller) return
    const look = () => setSign((before) => sameOr(before, read(scroller)))
    const observer = new ResizeObserver(look)
    for (const element of [scroller, ...scroller.children]) {
      if (element !== sign.current) observer.observe(element)
    }
    scroller.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  })

  return <span ref={sign} aria-hidden className={styles.more} data-axis={axis} data-more={isMore} />
}

/** Pixels beyond the edge that do not count. */
const slack = 4

function read(scroller: HTMLElement): Sign {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller
  return getComputedStyle(scroller).overflowY === 'hidden'
    ? { axis: 'across', isMore: scrollLeft + clientWidth < scrollWidth - slack }
    : { axis: 'down', isMore: scrollTop + clientHeight < scrollHeight - slack }
}

function sameOr(before: Sign, now: Sign): Sign {
  return before.axis === now.axis && before.isMore === now.isMore ? before : now
}
