import { useSyncExternalStore } from 'react'
import { makeListeners } from '../ui/listeners.ts'

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
const { tell, subscribe } = makeListeners()

const change = (next: readonly Told[], nextUnread: number) => {
  entries = next
  unread = nextUnread
  tell()
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

export const useJournal = () => ({
  entries: useSyncExternalStore(subscribe, () => entries),
  unread: useSyncExternalStore(subscribe, () => unread),
})
