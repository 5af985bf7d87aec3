import { UnstyledButton } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import classes from './ViewTab.module.css'

type Props = { pressed: boolean; onPress: () => void; icon?: ReactNode; children: ReactNode }

/** What stands right beside a view is of it: its menu. */
const besides = 48

/** Along its bar alone: the page stays where its reader is. */
export const bringIntoSight = (tab: HTMLElement) => {
  const bar = tab.parentElement
  if (!bar) return
  const [own, seen] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()]
  if (own.left < seen.left) bar.scrollLeft += own.left - seen.left
  else bar.scrollLeft += Math.max(0, Math.min(own.right + besides - seen.right, own.left - seen.left))
}

/** A search of a list that one press shows. */
export function ViewTab({ pressed, onPress, icon, children }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  // Also one that has just been saved, at the end of a bar that is longer than a phone is wide.
  useEffect(() => {
    if (pressed && ref.current) bringIntoSight(ref.current)
  }, [pressed])
  return (
    <UnstyledButton ref={ref} className={classes.view} aria-pressed={pressed} onClick={onPress}>
      {icon}
      {children}
    </UnstyledButton>
  )
}
