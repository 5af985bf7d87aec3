const hidden =
  'position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0'

let region: HTMLElement | null = null

const liveRegion = () => {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  region.style.cssText = hidden
  document.body.append(region)
  return region
}

/**
 * Says something to screen readers alone, where the screen shows it in another way: « facture.pdf déplacé dans
 * Factures ». Each telling is a new node, so that the same words are said again.
 *
 * @example announce(t('documents.moved', { name, folder }))
 */
export const announce = (message: string) => {
  const place = liveRegion()
  const line = document.createElement('p')
  line.textContent = message
  // A region must be known before it changes, or the first message goes unheard.
  setTimeout(() => place.replaceChildren(line), 50)
}
