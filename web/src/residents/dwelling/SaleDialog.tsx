import { emailField } from '@logis/contract/http.rules'
import { daysAfterLeaving } from '@logis/contract/household.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../../ui/texts.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { isDay, today } from '../../ui/day.ts'
import { allOf, useFieldRules } from '../../ui/fieldRules.ts'
import { useStartSale } from '../../sales/api.ts'
import { Tenants } from './Tenants.tsx'
import classes from './Sale.module.css'

type Fields = { email: string; deed_on: string | null }

/** To whom the home goes, and on which day. */
export function SaleDialog({ residenceId, onClose }: { residenceId: number; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const rules = useFieldRules()
  // No day is proposed: of that of today a home is the buyer's as soon as they accept.
  const initialValues: Fields = { email: '', deed_on: null }
  const form = useForm({
    initialValues,
    validate: {
      email: rules.text({ ...emailField, required: true }),
      deed_on: allOf(rules.required, rules.day),
    },
    transformValues: ({ email, deed_on }) => ({
      residence_id: residenceId,
      email: email.trim(),
      deed_on: deed_on!,
      locale: i18n.language.startsWith('en') ? ('en-UK' as const) : ('fr-FR' as const),
    }),
  })
  const isAtOnce = isDay(form.values.deed_on) && form.values.deed_on <= today()
  return (
    <DialogForm
      title={t('selling.dialog.title')}
      form={form}
      call={useStartSale()}
      fieldOf={{ SALE_TO_OWNER: 'email' }}
      submit={t('selling.dialog.send')}
      onDone={() => {
        tellSuccess(t('selling.dialog.sent', { email: form.values.email.trim() }))
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <TextInput
          label={t('selling.dialog.email')}
          description={t('selling.dialog.emailHelp')}
          type="email"
          autoComplete="off"
          required
          {...form.getInputProps('email')}
        />
        <DateField
          label={t('selling.dialog.date')}
          description={t('selling.dialog.dateHelp')}
          required
          {...form.getInputProps('deed_on')}
          value={form.values.deed_on}
        />
        {isAtOnce && <p className={classes.note}>{t('selling.dialog.atOnce')}</p>}
        <Tenants residenceId={residenceId} />
        <p className={classes.note}>{t('selling.stays', { days: daysAfterLeaving })}</p>
      </div>
    </DialogForm>
  )
}
