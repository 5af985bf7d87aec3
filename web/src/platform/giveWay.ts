/** A frame goes as its page is drawn: one takes the place of the other between two pictures. */
export const giveWay = (frame: HTMLElement) => {
  const page = document.getElementById('root')
  if (!page) return
  const drawn = new MutationObserver(() => {
    if (!page.querySelector('h1, [role=alert], main [role=status]')) return
    drawn.disconnect()
    frame.remove()
  })
  drawn.observe(page, { childList: true, subtree: true })
}
