import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import type { ProjectValues } from './projectForm.ts'
import classes from './ProjectFields.module.css'

/** What Mantine's `getInputProps` gives for a text of the form. */
// eslint-disable-next-line typescript/no-explicit-any -- Mantine types it so
type FieldOf = (name: keyof ProjectValues) => any

type Props = {
  field: FieldOf
  /** False in tenant context (PRJ-28). */
  withEmail: boolean
  emailHelp?: string
}

/** The fields of a project, in the order in which its papers give them. The client's own data: never filled in by the browser. */
export function ProjectFields({ field, withEmail, emailHelp }: Props) {
  const { t } = useTranslation()
  const label = (name: keyof ProjectValues) => t(`projects.field.${name}`)
  return (
    <>
      <TextInput label={label('name')} autoComplete="off" {...field('name')} />
      <TextInput
        label={<OptionalLabel text={label('contract_number')} />}
        autoComplete="off"
        {...field('contract_number')}
      />
      {withEmail && (
        <TextInput
          type="email"
          label={<OptionalLabel text={label('email')} />}
          description={emailHelp}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
      )}
      <fieldset className={classes.address}>
        <legend>{t('projects.field.address')}</legend>
        <TextInput
          className={classes.number}
          label={<OptionalLabel text={label('street_number')} />}
          autoComplete="off"
          {...field('street_number')}
        />
        <TextInput
          className={classes.street}
          label={label('street_name')}
          autoComplete="off"
          {...field('street_name')}
        />
        <TextInput
          className={classes.whole}
          label={<OptionalLabel text={label('extra_infos')} />}
          autoComplete="off"
          {...field('extra_infos')}
        />
        <TextInput
          className={classes.number}
          label={label('zip_code')}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          {...field('zip_code')}
        />
        <TextInput className={classes.street} label={label('city')} autoComplete="off" {...field('city')} />
      </fieldset>
    </>
  )
}
