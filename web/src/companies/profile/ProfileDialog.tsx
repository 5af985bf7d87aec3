import type { ContactInformation } from '@logis/contract/addresses'
import { Skeleton, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { AddressField } from '../../addresses/AddressField.tsx'
import { tellAndClose } from '../../platform/teller.tsx'
import { useChanges } from '../../ui/changes.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { OptionalLabel } from '../../ui/OptionalLabel.tsx'
import type { Company } from '../api.ts'
import {
  SheetFields,
  sheetFieldOf,
  sheetInputOf,
  sheetValuesOf,
  useSheetRules,
  type SheetValues,
} from '../sheetForm.tsx'
import classes from '../SettingsPage.module.css'
import { useCompanyContact, useSaveProfile } from './api.ts'
import { PictureField } from './PictureField.tsx'
import { profileInputOf, profileValuesOf, useProfileRules, type ProfileValues } from './profileForm.ts'

type Props = { company: Company; onClose: () => void }

/** PROF-01..07: what the company tells everyone; who may change the company itself does so here too (PROF-04, PROF-39). */
export function ProfileDialog({ company, onClose }: Props) {
  const { t } = useTranslation()
  const contact = useCompanyContact(company.id)
  if (contact.data) return <ProfileForm company={company} contact={contact.data.data} onClose={onClose} />
  return (
    <Dialog title={t('companies.profile.title')} onClose={onClose}>
      {contact.error ? (
        <ErrorBlock error={contact.error} onRetry={() => void contact.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}

type Values = ProfileValues & SheetValues

function ProfileForm({ company, contact, onClose }: Props & { contact: ContactInformation }) {
  const { t } = useTranslation()
  const isAdmin = company.cannot.edit_sheet === null
  const sheetRules = useSheetRules()
  const before = sheetValuesOf(company)
  const changes = useChanges(sheetInputOf(before))
  const [opened] = useState(contact)
  const contactChanges = useChanges(profileInputOf(opened, profileValuesOf(opened)))
  const form = useForm({
    initialValues: { ...before, ...profileValuesOf(contact) },
    validateInputOnBlur: true,
    validate: { ...(isAdmin && sheetRules), ...useProfileRules() },
    transformValues: (values: Values) => ({
      company_id: company.id,
      contact: contactChanges(profileInputOf(opened, values)),
      sheet: isAdmin ? sheetOf(company.id, changes(sheetInputOf(values))) : null,
    }),
  })
  const optional = (name: 'publicName' | 'website' | 'email' | 'phone') => (
    <OptionalLabel text={t(`companies.profile.${name}`)} />
  )
  return (
    <DialogForm
      title={t('companies.profile.title')}
      form={form}
      call={useSaveProfile()}
      fieldOf={sheetFieldOf}
      focus={isAdmin ? 'name' : 'public_name'}
      onDone={() => tellAndClose(t('companies.profile.saved'), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <PictureField company={company} />
        {isAdmin && <SheetFields field={form.getInputProps} />}
        <TextInput
          label={optional('publicName')}
          description={t('companies.profile.publicNameHelp')}
          autoComplete="off"
          {...form.getInputProps('public_name')}
        />
        <AddressField field={form.getInputProps} withSupplement abroad optional />
        <TextInput
          label={optional('website')}
          inputMode="url"
          autoComplete="url"
          {...form.getInputProps('website_url')}
        />
        <TextInput
          type="email"
          label={optional('email')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('email')}
        />
        <TextInput type="tel" label={optional('phone')} autoComplete="off" {...form.getInputProps('phone')} />
      </div>
    </DialogForm>
  )
}

/** Nothing changed is not sent. */
const sheetOf = (company_id: number, changed: Partial<ReturnType<typeof sheetInputOf>>) =>
  Object.keys(changed).length > 0 ? { company_id, ...changed } : null
