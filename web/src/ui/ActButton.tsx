import { Button, type ButtonProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import type { MouseEventHandler, Ref } from 'react'
import { Tip } from './Tip.tsx'
import { useFocusKept } from './useFocusKept.ts'

type Props = ButtonProps & {
  /** Why the act is closed, a sentence; open when there is none. False: it is not the reader's, and not shown. */
  closed?: string | false | null | undefined
  onClick?: MouseEventHandler<HTMLButtonElement>
  ref?: Ref<HTMLButtonElement>
  'aria-haspopup'?: 'dialog' | 'menu'
  'aria-label'?: string
}

/**
 * A button whose act may be closed to the reader. Closed, it can still be reached by the keyboard and says why; busy,
 * it does not lose the focus.
 *
 * @example <ActButton closed={reason(project.cannot.invite)} onClick={invite}>{t('invitations.send')}</ActButton>
 */
export function ActButton({ closed, onClick, ref, ...button }: Props) {
  const off = closed ? true : undefined
  const kept = useMergedRef(useFocusKept(button.loading === true), ref)
  if (closed === false) return null
  return (
    <Tip label={closed} touch>
      <Button {...button} ref={kept} aria-disabled={off} data-disabled={off} onClick={closed ? undefined : onClick} />
    </Tip>
  )
}
