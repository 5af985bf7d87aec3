import { Checkbox, type CheckboxProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import entrance from '../Entrance.module.css'
import classes from './RegisterForm.module.css'

const TermsDialog = onDemand(() => import('../terms/TermsDialog.tsx').then((module) => module.TermsDialog))

/** One box to tick, and the terms one tap away without losing what was typed. */
export function AcceptsTerms(props: CheckboxProps) {
  const { t } = useTranslation()
  const [reading, setReading] = useState(false)
  return (
    <div className={classes.terms}>
      <Checkbox size="md" label={t('accounts.register.terms')} {...props} />
      <button type="button" className={`${entrance.act} ${classes.read}`} onClick={() => setReading(true)}>
        {t('accounts.register.readTerms')}
      </button>
      {reading && <TermsDialog onClose={() => setReading(false)} />}
    </div>
  )
}
