import { giveWay } from './giveWay.ts'
import { readOfTab, readStored } from './storage.ts'

/** As Mantine keeps it; null also where the browser keeps nothing. */
const keptTheme = () => {
  try {
    return localStorage.getItem('logis.theme')
  } catch {
    return null
  }
}

/** What is said there: of a page, and of whose it is. Who brings a code reads that it is kept, not what to do without. */
const saidAt = ({ pathname, search, hash }: Location) => {
  if (pathname === '/login') return new URLSearchParams(search).get('scope') === 'resident' ? 'resident' : 'partner'
  if (pathname !== '/activation') return 'nothing'
  return hash || readOfTab('activation_code') ? 'code' : 'activation'
}

/**
 * Lets the frame of the ways in (`login.html`) say in the reader's language what the page that is on its way will say
 * first. It is for the eye alone, and gone once the page is there; whoever is signed in is led elsewhere, and has none.
 */
export const openFrame = () => {
  const frame = document.getElementById('frame')
  if (!frame) return
  const token = readStored<{ expires_at: number }>('token')
  if (token && token.expires_at > Date.now()) return frame.remove()
  const language = readStored('locale') === 'en-UK' ? 'en' : 'fr'
  frame.dataset['theme'] = keptTheme() ?? 'auto'
  frame.querySelector(`[data-said=${saidAt(location)}][lang=${language}]`)?.removeAttribute('hidden')
  giveWay(frame)
}
