import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'
import { makeListeners } from '../ui/listeners.ts'
import type { TableShape } from '../ui/tableView.ts'

type Density = 'compact' | 'comfortable'
type Preferences = {
  railPinned: boolean
  density: Density | null
  /** Whether shortcuts of one sign are listened to. */
  singleKeys: boolean
  /** Those chosen otherwise than they are by default, by person and table. */
  columns: Record<string, readonly string[]>
  /** How the flats of a building are shown. */
  flats: 'list' | 'floors'
  /** How a list of homes is shown. */
  homes: TableShape
}

const stored = readStored<Partial<Preferences>>('preferences')
let preferences: Preferences = {
  railPinned: stored?.railPinned === true,
  density: stored?.density ?? null,
  singleKeys: stored?.singleKeys !== false,
  columns: stored?.columns ?? {},
  flats: stored?.flats === 'floors' ? 'floors' : 'list',
  homes: stored?.homes === 'photos' ? 'photos' : 'lines',
}
const { tell, subscribe } = makeListeners()

/** Row heights follow by CSS; without a choice they follow the pointer. Shortcuts ask whether they are off (`useKey`). */
export const applyPreferences = () => {
  const { density, singleKeys } = preferences
  if (density) document.documentElement.dataset['density'] = density
  else delete document.documentElement.dataset['density']
  if (singleKeys) delete document.documentElement.dataset['keys']
  else document.documentElement.dataset['keys'] = 'off'
}

export const prefer = (change: Partial<Preferences>) => {
  preferences = { ...preferences, ...change }
  writeStored('preferences', preferences)
  applyPreferences()
  tell()
}

export const usePreferences = () => useSyncExternalStore(subscribe, () => preferences)
