import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './FieldHint.module.css'

type Props = {
  /** For `aria-describedby` of the control that it explains. */
  id?: string
  children: ReactNode
}

/**
 * Why a control is off, or what a field expects, in sight beside it rather than in a tip.
 *
 * @example
 * <Button disabled aria-describedby="quota">{t('passports.new')}</Button>
 * <FieldHint id="quota">{t('passports.quotaReached')}</FieldHint>
 */
export function FieldHint({ id, children }: Props) {
  return (
    <p className={classes.hint} id={id}>
      <IconInfoCircle size={16} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
