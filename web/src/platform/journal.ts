import { useSyncExternalStore } from 'react'

export type Told = {
  id: number
  kind: 'success' | 'error' | 'notice'
  title: string | null
  text: string
  reference: string | null
  at: Date
}

/** What was told in this visit, newest first: a toast lasts six seconds, its text must be found again (RGAA). */
const kept = 50
let entries: readonly Told[] = []
let unread = 0
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Told[], nextUnread: number) => {
  entries = next
  unread = nextUnread
  for (const listener of listeners) listener()
}

export const journal = {
  add: (entry: Omit<Told, 'id' | 'at'>) => {
    lastId += 1
    change([{ ...entry, id: lastId, at: new Date() }, ...entries].slice(0, kept), unread + 1)
  },
  markRead: () => unread > 0 && change(entries, 0),
  clear: () => change([], 0),
  entries: () => entries,
  hasUnread: () => unread > 0,
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useJournal = () => ({
  entries: useSyncExternalStore(subscribe, () => entries),
  unread: useSyncExternalStore(subscribe, () => unread),
})
