import { Button, Tooltip, type ButtonProps } from '@mantine/core'
import type { MouseEventHandler, Ref } from 'react'

type Props = ButtonProps & {
  /** Why the act is closed, a sentence; open when there is none. */
  closed?: string | null | undefined
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
export function ActButton({ closed, onClick, ...button }: Props) {
  const off = closed ? true : undefined
  return (
    <Tooltip label={closed} disabled={!closed} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
      <Button {...button} aria-disabled={off} data-disabled={off} onClick={closed ? undefined : onClick} />
    </Tooltip>
  )
}
