export function addScript(src: string, crossOrigin: 'anonymous' | null = null): Promise<boolean> {
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = crossOrigin
  script.src = src
  return added(script)
}

export function addStyleSheet(href: string): Promise<boolean> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return added(link)
}

function added(element: HTMLScriptElement | HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(true))
    element.addEventListener('error', () => {
      element.remove()
      resolve(false)
    })
    document.head.append(element)
  })
}
