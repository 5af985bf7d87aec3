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

const faceOf = (src: string) => Object.assign(part('face', '', 'img'), { src, alt: '' })

type Shown<Data> = { data: Partial<Data> } | null
type Pictured = { picture_path: string }

/** What is known of the page as its first answer comes: the name and the face of a project, the photo of a home. */
const filled: Record<string, (frame: HTMLElement, answer: unknown) => void> = {
  project: (frame, answer) => {
    const { name, picture_path } = (answer as Shown<Pictured & { name: string }>)?.data ?? {}
    if (name && picture_path) frame.append(faceOf(thumbnailOf(picture_path, 'medium')), part('title', name))
  },
  dwelling: (frame, answer) => {
    const [photo] = (answer as Shown<{ pictures: Pictured[] }>)?.data.pictures ?? []
    if (photo) frame.append(faceOf(photo.picture_path))
  },
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
  answer?.then((known) => filled[kind]?.(frame, known)).catch(() => {})
  return true
}
