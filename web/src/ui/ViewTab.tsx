import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ViewTab.module.css'

type Props = { pressed: boolean; onPress: () => void; icon?: ReactNode; children: ReactNode }

/** A search of a list that one press shows. */
export function ViewTab({ pressed, onPress, icon, children }: Props) {
  return (
    <UnstyledButton className={classes.view} aria-pressed={pressed} onClick={onPress}>
      {icon}
      {children}
    </UnstyledButton>
  )
}
