let typed = ''

const keep = (event: KeyboardEvent) => {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
  typed += event.key
  event.preventDefault()
  event.stopPropagation()
}

/** From the key that opens the palette until its field has the focus, what is typed is kept: it is a search begun. */
export const keepTyping = () => {
  typed = ''
  addEventListener('keydown', keep, true)
}

export const takeTyped = () => {
  removeEventListener('keydown', keep, true)
  const taken = typed
  typed = ''
  return taken
}
