import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import type { AddressValues } from './address.ts'
import classes from './AddressFields.module.css'

type Name = Exclude<keyof AddressValues, 'extra_infos'>
type Props = {
  // eslint-disable-next-line typescript/no-explicit-any -- what Mantine's `getInputProps` gives
  field: (name: Name) => any
  /** The supplement, where there is a place for one. */
  extraInfos?: object
}

/** PRJ-36, PTG-04. An address in France. Another person's data: never filled in by the browser. */
export function AddressFields({ field, extraInfos }: Props) {
  const { t } = useTranslation()
  const label = (name: keyof AddressValues) => t(`addresses.${name}`)
  return (
    <fieldset className={classes.address}>
      <legend>{t('addresses.title')}</legend>
      <TextInput
        label={<OptionalLabel text={label('street_number')} />}
        autoComplete="off"
        {...field('street_number')}
      />
      <TextInput label={label('street_name')} autoComplete="off" {...field('street_name')} />
      {extraInfos && (
        <TextInput
          className={classes.whole}
          label={<OptionalLabel text={label('extra_infos')} />}
          autoComplete="off"
          {...extraInfos}
        />
      )}
      <TextInput label={label('zip_code')} inputMode="numeric" autoComplete="off" {...field('zip_code')} />
      <TextInput label={label('city')} autoComplete="off" {...field('city')} />
    </fieldset>
  )
}
