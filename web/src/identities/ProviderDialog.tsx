import {
  identityFields,
  identityPresets,
  presetIssuers,
  tellsSecondFactor,
  type IdentityPreset,
} from '@logis/contract/identities.rules'
import { companyRoles, type CompanyRole } from '@logis/contract/companies.rules'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import classes from './identities.module.css'
import { useSetProvider, type CompanyIdentity } from './api.ts'

type Props = { companyId: number; provider: CompanyIdentity['provider']; onClose: () => void }

const isAddress = (typed: string) => {
  try {
    return /^https?:\/\/[^\s/?#]+/.test(typed) && !typed.includes('…') && Boolean(new URL(typed))
  } catch {
    return false
  }
}
/** One that is the same for everyone is written already. */
const issuerOf = (preset: IdentityPreset) => (presetIssuers[preset].includes('…') ? '' : presetIssuers[preset])

type Values = Omit<NonNullable<Props['provider']>, 'is_only_way' | 'new_people_role'> & {
  client_secret: string
  new_people_role: CompanyRole | 'none'
}
const initialOf = (provider: Props['provider']): Values => ({
  preset: provider?.preset ?? 'ENTRA',
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  client_id: provider?.client_id ?? '',
  client_secret: '',
  demands_second_factor: provider?.demands_second_factor ?? false,
  new_people_role: provider?.new_people_role ?? 'none',
})

/** The secret goes to the server and never comes back: left empty, the one that is kept stays. */
export function ProviderDialog({ companyId, provider, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: initialOf(provider),
    validateInputOnBlur: true,
    validate: {
      name: rules.text(identityFields.name),
      client_id: rules.text(identityFields.client_id),
      client_secret: rules.text({ ...identityFields.client_secret, required: !provider }),
      issuer: allOf(rules.text(identityFields.issuer), (value) =>
        isAddress(String(value).trim()) ? null : t('identities.provider.issuerWrong'),
      ),
    },
    transformValues: ({ client_secret, new_people_role, demands_second_factor, ...values }) => ({
      ...values,
      issuer: values.issuer.trim(),
      company_id: companyId,
      ...(client_secret && { client_secret }),
      demands_second_factor: demands_second_factor && tellsSecondFactor(values.preset),
      new_people_role: new_people_role === 'none' ? null : new_people_role,
    }),
  })
  const { preset } = form.values
  const choosePreset = (chosen: string | null) => {
    const next = chosen as IdentityPreset
    const isUntouched = ['', ...identityPresets.map(issuerOf)].includes(form.values.issuer)
    form.setValues({ preset: next, ...(isUntouched && { issuer: issuerOf(next) }) })
  }
  return (
    <DialogForm
      title={t(provider ? 'identities.provider.editTitle' : 'identities.provider.addTitle')}
      form={form}
      call={useSetProvider()}
      // Of one who writes an address down, that nobody answers there tells of the address first.
      fieldOf={{
        IDENTITY_ISSUER_WRONG: 'issuer',
        IDENTITY_PROVIDER_SILENT: 'issuer',
        IDENTITY_SECRET_REQUIRED: 'client_secret',
      }}
      onDone={() => tellAndClose(t('identities.provider.saved'), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <Select
          label={t('identities.provider.preset')}
          data={identityPresets.map((value) => ({ value, label: t(`identities.provider.presets.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('preset')}
          onChange={choosePreset}
        />
        <TextInput
          label={t('identities.provider.name')}
          description={t('identities.provider.nameHelp')}
          autoComplete="off"
          required
          {...form.getInputProps('name')}
        />
        <TextInput
          type="url"
          inputMode="url"
          label={t('identities.provider.issuer')}
          description={t('identities.provider.issuerHelp', { example: presetIssuers[preset] })}
          autoComplete="off"
          spellCheck={false}
          required
          {...form.getInputProps('issuer')}
        />
        <TextInput
          label={t('identities.provider.clientId')}
          autoComplete="off"
          spellCheck={false}
          required
          {...form.getInputProps('client_id')}
        />
        <PasswordField
          label={t('identities.provider.secret')}
          description={provider && t('identities.provider.secretKept')}
          autoComplete="off"
          required={!provider}
          {...form.getInputProps('client_secret')}
        />
        <Select
          label={t('identities.provider.newPeople')}
          description={t('identities.provider.newPeopleHelp')}
          data={(['none', ...companyRoles.toReversed()] as const).map((value) => ({
            value,
            label: t(`identities.provider.roles.${value}`),
          }))}
          allowDeselect={false}
          {...form.getInputProps('new_people_role')}
        />
        <Checkbox
          label={t('identities.provider.factor')}
          description={tellsSecondFactor(preset) ? undefined : t('identities.provider.factorGoogle')}
          disabled={!tellsSecondFactor(preset)}
          {...form.getInputProps('demands_second_factor', { type: 'checkbox' })}
        />
      </div>
    </DialogForm>
  )
}
