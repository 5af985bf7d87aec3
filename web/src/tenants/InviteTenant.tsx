import { emailField } from '@logis/contract/http.rules'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { run } from '../ui/call.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { partOnDemand, usePart } from '../ui/onDemand.tsx'
import { useFlats, useInviteTenant, type Project } from './api.ts'
import classes from './TenantsCard.module.css'

const flatSelect = partOnDemand(() => import('./FlatSelect.tsx').then((module) => module.FlatSelect))

type Props = { project: Project; companyId: number }

/** More of them are found by what is typed. */
const most = 60
/** A2 before A10. */
const asCounted = (flats: readonly { id: number; name: string }[]) =>
  flats.toSorted((a, b) => a.name.localeCompare(b.name, 'fr', { numeric: true }))

/** TEN-14..16: an address to write to and, in a building, the flat that it is for. */
export function InviteTenant({ project, companyId }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const isBuilding = project.type === 'BUILDING'
  const [choosing, setChoosing] = useState(false)
  const select = usePart(flatSelect, isBuilding)
  const flats = useFlats(companyId, project, choosing)
  const invite = useInviteTenant(companyId)
  const form = useForm({
    initialValues: { flat: null as string | null, email: '' },
    validateInputOnBlur: true,
    // Nothing is missing as long as nobody has begun.
    validate: {
      flat: (flat, { email }) => (isBuilding && email.trim() !== '' ? rules.required(flat) : null),
      email: (email, { flat }) => rules.text({ ...emailField, required: flat !== null })(email),
    },
  })
  const { onBlur: leaveEmail, ...emailProps } = form.getInputProps('email')
  const send = form.onSubmit(({ flat, email }) => {
    if (invite.isPending) return
    const residence_id = isBuilding ? Number(flat) : project.id
    run(invite, { residence_id, email: email.trim() }, { onSuccess: () => form.reset() })
  })
  return (
    <section>
      <h3 className={classes.title}>{t('tenants.invite.title')}</h3>
      <form className={classes.invite} noValidate onSubmit={send}>
        {isBuilding && !select && <Skeleton className={classes.flat ?? ''} height={58} />}
        {isBuilding && select && (
          <select.Component
            className={classes.flat ?? ''}
            data={asCounted(flats.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            limit={most}
            nothingFoundMessage={t(flats.isFetching ? 'tenants.invite.loading' : 'ui.search.nothing')}
            onFocusCapture={() => setChoosing(true)}
            {...form.getInputProps('flat')}
          />
        )}
        <TextInput
          className={classes.email ?? ''}
          type="email"
          autoComplete="off"
          label={t('tenants.invite.email')}
          required
          {...emailProps}
          onBlur={(event) => {
            leaveEmail?.(event)
            form.validateField('flat')
          }}
        />
        <Button
          type="submit"
          className={classes.send ?? ''}
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          loading={invite.isPending}
          disabled={!form.isValid() || form.values.email.trim() === ''}
        >
          {t('tenants.invite.submit')}
        </Button>
      </form>
      <RefusalNote error={invite.error} />
    </section>
  )
}
