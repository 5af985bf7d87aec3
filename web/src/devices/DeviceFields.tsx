import { deviceTexts } from '@logis/contract/devices.rules'
import { NumberInput, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { DateField } from '../ui/DateField.tsx'
import type { InputPropsOf } from '../ui/formFields.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import classes from './DeviceDialogs.module.css'
import { measures, type DeviceValues } from './deviceForm.ts'

type Name = Exclude<keyof DeviceValues, 'product'>
type Props = {
  field: InputPropsOf<Name>
  /** How long the chosen product usually lasts. */
  usualLifespan: number | null
  ofAny: boolean
}

/** DEV-13: all of it may stay empty. */
export function DeviceFields({ field, usualLifespan, ofAny }: Props) {
  const { t } = useTranslation()
  const { decimalSeparator } = useFormats()
  const optional = (name: Name) => <OptionalLabel text={t(`devices.form.${name}`)} />
  const number = (name: keyof typeof measures, placeholder?: string) => (
    <NumberInput
      label={optional(name)}
      placeholder={placeholder}
      decimalSeparator={decimalSeparator}
      allowedDecimalSeparators={[',', '.']}
      allowNegative={false}
      clampBehavior="strict"
      hideControls
      {...measures[name]}
      {...field(name)}
    />
  )
  return (
    <div className={classes.fields}>
      {!ofAny && (
        <>
          <TextInput
            label={optional('serial_number')}
            maxLength={deviceTexts.serial_number.max}
            autoComplete="off"
            {...field('serial_number')}
          />
          <DateField label={optional('commissioning_date')} {...field('commissioning_date')} />
        </>
      )}
      {number('quantity')}
      {number('surface')}
      {number('thickness')}
      {number('lifespan', usualLifespan === null ? undefined : t('devices.form.usually', { count: usualLifespan }))}
      <Textarea
        className={classes.wide}
        label={optional('note')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={deviceTexts.note.max}
        {...field('note')}
      />
    </div>
  )
}
