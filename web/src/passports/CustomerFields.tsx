import { TextInput } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { AddressField } from '../addresses/AddressField.tsx'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import type { InputPropsOf } from '../ui/formFields.ts'
import type { CustomerField } from './customer.ts'
import classes from './CustomerFields.module.css'

type Props = { field: InputPropsOf<CustomerField> }

/** PTG-04, PTG-05. Another person's data: never filled in by the browser. */
export function CustomerFields({ field }: Props) {
  const { t } = useTranslation()
  const label = (name: 'name' | 'email' | 'contract_number') => t(`passports.field.${name}`)
  return (
    <div className={classes.fields}>
      <TextInput label={label('name')} autoComplete="off" required {...field('name')} />
      <TextInput
        type="email"
        label={label('email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('email')}
      />
      <TextInput
        label={<OptionalLabel text={label('contract_number')} />}
        autoComplete="off"
        {...field('contract_number')}
      />
      <AddressField field={field} />
    </div>
  )
}
