import { createContext, use } from 'react'

/** A card that is one of a phone's rows: closed it is its title alone. */
export type Fold = {
  opened: boolean
  /** Whether the reader has opened or closed it; an address may have opened it instead. */
  isToggled: boolean
  onToggle: () => void
}

export const FoldContext = createContext<Fold | null>(null)

export const useFold = () => use(FoldContext)
