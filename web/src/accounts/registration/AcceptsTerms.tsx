import { Anchor, Checkbox, type CheckboxProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from '../../ui/texts.ts'
import classes from './RegisterForm.module.css'
import { onDemand } from '../../ui/onDemand.tsx'

const TermsDialog = onDemand(() => import('../terms/TermsDialog.tsx').then((module) => module.TermsDialog))

/** One box to tick, and the terms one tap away without losing what was typed. */
export function AcceptsTerms(props: CheckboxProps) {
  const { t } = useTranslation()
  const [reading, { open, close }] = useDisclosure(false)
  return (
    <div className={classes.terms}>
      <Checkbox size="md" label={t('accounts.register.terms')} {...props} />
      <Anchor component="button" type="button" className={classes.read} onClick={open}>
        {t('accounts.register.readTerms')}
      </Anchor>
      {reading && <TermsDialog onClose={close} />}
    </div>
  )
}
