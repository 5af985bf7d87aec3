import { domainPattern, identityFields } from '@logis/contract/identities.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { useAddDomain } from './api.ts'

type Props = { companyId: number; onClose: () => void }

/** What people paste: an address of mail has its domain after the @. */
const typedDomain = (typed: string) => typed.trim().toLowerCase().replace(/^.*@/, '')

export function DomainDialog({ companyId, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { domain: '' },
    validateInputOnBlur: true,
    validate: {
      domain: allOf(rules.text(identityFields.domain), (value) =>
        domainPattern.test(typedDomain(String(value))) ? null : t('identities.domains.wrong'),
      ),
    },
    transformValues: ({ domain }) => ({ company_id: companyId, domain: typedDomain(domain) }),
  })
  return (
    <DialogForm
      title={t('identities.domains.add')}
      form={form}
      call={useAddDomain()}
      fieldOf={{ IDENTITY_DOMAIN_EXISTS: 'domain' }}
      onDone={() => tellAndClose(t('identities.domains.added', { domain: typedDomain(form.values.domain) }), onClose)}
      onClose={onClose}
    >
      <TextInput
        label={t('identities.domains.domain')}
        description={t('identities.domains.domainHelp')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.getInputProps('domain')}
      />
    </DialogForm>
  )
}
