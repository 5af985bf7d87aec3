import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEventHandler, Ref } from 'react'
import { closedBy } from './closedBy.ts'
import { Tip } from './Tip.tsx'

type Props = ButtonProps & {
  /** Why the act is closed, a sentence; open when there is none. False: it is not the reader's, and not shown. */
  closed?: string | false | null | undefined
  onClick?: MouseEventHandler<HTMLButtonElement>
  ref?: Ref<HTMLButtonElement>
  'aria-haspopup'?: 'dialog' | 'menu'
  'aria-label'?: string
}

/**
 * A button whose act may be closed to the reader. Closed, it can still be reached by the keyboard and says why.
 *
 * @example <ActButton closed={reason(project.cannot.invite)} onClick={invite}>{t('invitations.send')}</ActButton>
 */
export function ActButton({ closed, onClick, ref, ...button }: Props) {
  if (closed === false) return null
  return (
    <Tip label={closed} touch>
      <Button {...button} ref={ref} {...closedBy(closed)} onClick={closed ? undefined : onClick} />
    </Tip>
  )
}
