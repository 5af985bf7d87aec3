import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

export type Density = 'compact' | 'comfortable'
export type Preferences = {
  railPinned: boolean
  density: Density | null
  /** By table. */
  hiddenColumns: Record<string, readonly string[]>
}

const stored = readStored<Partial<Preferences>>('preferences')
let preferences: Preferences = {
  railPinned: stored?.railPinned === true,
  density: stored?.density ?? null,
  hiddenColumns: stored?.hiddenColumns ?? {},
}
const listeners = new Set<() => void>()

/** Row heights follow by CSS; without a choice they follow the pointer. */
export const applyDensity = () => {
  const { density } = preferences
  if (density) document.documentElement.dataset['density'] = density
  else delete document.documentElement.dataset['density']
}

export const prefer = (change: Partial<Preferences>) => {
  preferences = { ...preferences, ...change }
  writeStored('preferences', preferences)
  applyDensity()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const usePreferences = () => useSyncExternalStore(subscribe, () => preferences)
