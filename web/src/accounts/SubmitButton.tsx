import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'

type Props = ButtonProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & {
    ready: boolean
    pending: boolean
    children: ReactNode
  }

/**
 * The primary button of a form. Off but reachable while something is missing: a click then leads to it. The pointer
 * leaves the focus where it is, else the field's complaint would move the button away from under the click.
 */
export function SubmitButton({ ready, pending, children, ...look }: Props) {
  return (
    <Button
      {...look}
      type="submit"
      aria-disabled={!ready}
      data-disabled={!ready || undefined}
      loading={pending}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  )
}
