import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import type { CustomerField } from './customer.ts'
import classes from './CustomerFields.module.css'

/** What Mantine's `getInputProps` gives for a text of the form. */
// eslint-disable-next-line typescript/no-explicit-any -- Mantine types it so
type Props = { field: (name: CustomerField) => any }

/** PTG-04, PTG-05. Another person's data: never filled in by the browser. */
export function CustomerFields({ field }: Props) {
  const { t } = useTranslation()
  const label = (name: CustomerField) => t(`passports.field.${name}`)
  return (
    <div className={classes.fields}>
      <TextInput className={classes.whole} label={label('name')} autoComplete="off" {...field('name')} />
      <TextInput
        className={classes.whole}
        type="email"
        label={label('email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <TextInput
        className={classes.whole}
        label={<OptionalLabel text={label('contract_number')} />}
        autoComplete="off"
        {...field('contract_number')}
      />
      <TextInput
        className={classes.number}
        label={<OptionalLabel text={label('street_number')} />}
        autoComplete="off"
        {...field('street_number')}
      />
      <TextInput className={classes.street} label={label('street_name')} autoComplete="off" {...field('street_name')} />
      <TextInput
        className={classes.number}
        label={label('zip_code')}
        inputMode="numeric"
        autoComplete="off"
        {...field('zip_code')}
      />
      <TextInput className={classes.street} label={label('city')} autoComplete="off" {...field('city')} />
    </div>
  )
}
