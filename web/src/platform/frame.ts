import { thumbnailOf } from '../ui/thumbnail.ts'
import { headersNow } from './ahead.ts'
import { giveWay } from './giveWay.ts'
import { readStored } from './storage.ts'

type Kept = { locale: string; company: { id: number; name: string } | null }

/** `text`: what the heading of such a page will say; none where the answer of a call says it. */
const pages: [address: RegExp, kind: string, text: (kept: Kept, id: number) => string | null][] = [
  [/^\/company\/(\d+)$/, 'home', ({ company }, id) => (company?.id === id ? company.name : null)],
  [/^\/projects\/(\d+)$/, 'list', ({ locale }) => (locale === 'en-UK' ? 'My projects' : 'Mes projets')],
  [/^\/project\/(\d+)\/\d+$/, 'project', () => null],
  // The name of the portal, in the bar of the residents' pages.
  [/^\/logement(\/\d+)?$/, 'dwelling', () => 'Logis'],
]

const part = (name: string, text = '', tag: 'div' | 'img' = 'div') => {
  const element = document.createElement(tag)
  element.dataset['part'] = name
  element.textContent = text
  return element
}

type Shown = { data: { name?: unknown; picture_path?: unknown } }

/** A project's name and face, as soon as they are known. */
const fill = (frame: HTMLElement, answer: unknown) => {
  const { name, picture_path } = (answer as Shown | null)?.data ?? {}
  if (typeof name !== 'string' || typeof picture_path !== 'string') return
  const face = part('face', '', 'img') as HTMLImageElement
  face.src = thumbnailOf(picture_path, 'medium')
  face.alt = ''
  frame.append(face, part('title', name))
}

/**
 * Draws what the page at this address will look like at the top (`index.html` has its shapes), from what the browser
 * keeps and what it is answered: nobody looks at nothing while the code is on its way. It is for the eye alone, and gone
 * once the page is there. False where nothing is drawn.
 */
export const drawFrame = (answer: Promise<unknown> | null, { pathname } = location): boolean => {
  const found = pages.find(([address]) => address.test(pathname))
  if (!found || !headersNow()) return false
  const [address, kind, text] = found
  const kept = { locale: readStored<string>('locale') ?? 'fr-FR', company: readStored<Kept['company']>('company') }
  const frame = document.createElement('div')
  frame.id = 'frame'
  frame.ariaHidden = 'true'
  // Whoever is signed in has a storage that can be read.
  Object.assign(frame.dataset, { kind, theme: localStorage.getItem('logis.theme') ?? 'auto' })
  if (readStored<{ railPinned?: boolean }>('preferences')?.railPinned) frame.dataset['pinned'] = ''
  frame.append(
    part('rail'),
    part('menu'),
    part('plate'),
    part('title', text(kept, Number(address.exec(pathname)?.[1])) ?? ''),
  )
  document.body.prepend(frame)
  giveWay(frame)
  if (kind === 'project') answer?.then((known) => fill(frame, known)).catch(() => {})
  return true
}
