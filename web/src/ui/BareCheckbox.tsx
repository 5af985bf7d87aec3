import { Checkbox, type CheckboxProps } from '@mantine/core'
import { useId } from 'react'
import classes from './BareCheckbox.module.css'

/** A box without words beside it, which a finger finds all the same. */
export function BareCheckbox(props: CheckboxProps & { 'aria-label': string }) {
  const id = useId()
  return (
    <label className={classes.target} htmlFor={id} data-bare-checkbox>
      <Checkbox id={id} {...props} />
    </label>
  )
}
