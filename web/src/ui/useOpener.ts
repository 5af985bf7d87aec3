import { useId, useState, type MouseEvent } from 'react'
import { usePart, useTellNotFetched, type Part } from './onDemand.tsx'

/** A button and what opens below it: `button` goes to the one, `panel` to the other once there is a `target`. */
export const useOpener = (popup: 'menu' | 'dialog', onToggle?: () => void) => {
  const id = useId()
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const change = (next: boolean) => {
    setOpened(next)
    onToggle?.()
  }
  const button = {
    id,
    'aria-haspopup': popup,
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    'data-expanded': opened || undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      setTarget(currentTarget)
      change(!opened)
    },
  }
  return { button, target, panel: { id, opened, onChange: change }, close: () => setOpened(false) }
}

/** The code of what opens below the button: where it cannot be fetched, that is told and it closes. */
export const usePanelPart = <Component>(part: Part<Component>, { panel, close }: ReturnType<typeof useOpener>) => {
  const tell = useTellNotFetched()
  return usePart(part, panel.opened, () => {
    tell()
    close()
  })
}
