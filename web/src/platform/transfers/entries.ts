import { useSyncExternalStore } from 'react'
import { makeListeners } from '../../ui/listeners.ts'
import type { Translate } from '../../ui/texts.ts'
import type { Refused } from '../refused.ts'
import type { Sending } from '../upload.ts'
import type { Sample } from './pace.ts'

/** The queue may give it up, and is told how much has left. */
export type Watched = Sending & Required<Pick<Sending, 'signal' | 'onProgress'>>
/** What is to be sent: `send` does it, and may be called again after a failure. */
export type Job = {
  name: string
  /** Where it goes, as it follows the verb: « dans Factures ». Said anew whenever it is read, in the language of then. */
  destination: (t: Translate) => string
  /** What it belongs to, for a screen that shows its own transfers beside what they fill. */
  topic?: string
  size: number
  send: (sending: Watched) => Promise<unknown>
}
/** `stalled`: no answer came; it goes on by itself once the server answers again. */
type TransferState = 'waiting' | 'sending' | 'stalled' | 'sent' | 'failed'
export type Transfer = Omit<Job, 'send'> & {
  id: number
  state: TransferState
  sent: number
  samples: readonly Sample[]
  error: Refused | null
}

let transfers: readonly Transfer[] = []
const { tell, subscribe } = makeListeners()

/** What is told of the queue on every page: the queue itself comes with what first sends a file. */
export const entries = {
  all: () => transfers,
  change: (next: readonly Transfer[]) => {
    transfers = next
    tell()
  },
}

export const useTransfers = () => useSyncExternalStore(subscribe, entries.all)
