import { TextInput } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { AddressField } from '../addresses/AddressField.tsx'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import type { InputPropsOf } from '../ui/formFields.ts'
import type { ProjectValues } from './projectForm.ts'

type Props = {
  field: InputPropsOf<keyof ProjectValues>
  /** False in tenant context (PRJ-28). */
  withEmail: boolean
  emailHelp?: string
  /** Why the e-mail is read only. */
  emailClosed?: string | null
}

/** The fields of a project, in the order in which its papers give them. The client's own data: never filled in by the browser. */
export function ProjectFields({ field, withEmail, emailHelp, emailClosed = null }: Props) {
  const { t } = useTranslation()
  const label = (name: 'name' | 'contract_number' | 'email') => t(`projects.field.${name}`)
  return (
    <>
      <TextInput label={label('name')} autoComplete="off" required {...field('name')} />
      <TextInput
        label={<OptionalLabel text={label('contract_number')} />}
        autoComplete="off"
        {...field('contract_number')}
      />
      {withEmail && (
        <TextInput
          type="email"
          label={<OptionalLabel text={label('email')} />}
          description={emailClosed ?? emailHelp}
          readOnly={emailClosed !== null}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
      )}
      <AddressField field={field} withSupplement />
    </>
  )
}
