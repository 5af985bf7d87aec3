import { readStored, writeStored } from '../storage.ts'

/** A place that the palette led to. */
type RecentPlace = { id: string; label: string; detail?: string; to: string; search?: { q: string } }

const most = 5
const isPlace = (value: unknown): value is RecentPlace =>
  typeof value === 'object' && value !== null && 'to' in value && 'label' in value && 'id' in value

/** Where the palette led last, latest first; forgotten with the session. */
export const recentPlaces = (): RecentPlace[] => {
  const kept = readStored<unknown>('recent')
  return Array.isArray(kept) ? kept.filter(isPlace).slice(0, most) : []
}

export const keepRecent = ({ id, label, detail, to, search }: RecentPlace) => {
  const others = recentPlaces().filter((place) => place.to !== to || place.search?.q !== search?.q)
  const kept = { id, label, ...(detail && { detail }), to, ...(search && { search }) }
  writeStored('recent', [kept, ...others].slice(0, most))
}
