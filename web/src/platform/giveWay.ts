/**
 * A frame goes as its page is drawn: one takes the place of the other between two pictures. One that shows the face of
 * what it is of waits for the page itself, whose skeleton has none.
 */
export const giveWay = (frame: HTMLElement) => {
  const page = document.getElementById('root')
  if (!page) return
  const drawn = new MutationObserver(() => {
    const hasFace = frame.querySelector('img') !== null
    if (!page.querySelector(hasFace ? 'h1, [role=alert]' : 'h1, [role=alert], main [role=status]')) return
    drawn.disconnect()
    frame.remove()
  })
  drawn.observe(page, { childList: true, subtree: true })
}

/** Nothing will take its place: the document says so at once, and offers to load the page again (`public/lost.js`). */
export const tellLost = () => document.head.append(Object.assign(document.createElement('script'), { src: '/lost.js' }))
