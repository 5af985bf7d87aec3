import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { addressLine } from '../addresses/address.ts'
import type { Project } from '@logis/contract/projects'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { showsEmails, useCancelProject } from '../projects/api.ts'
import { ActIcon } from '../ui/ActIcon.tsx'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { customerOf } from './customer.ts'
import { onDemand } from '../ui/onDemand.tsx'

const EditPassportDialog = onDemand(() =>
  import('./EditPassportDialog.tsx').then((module) => module.EditPassportDialog),
)

type CustomerFact = 'name' | 'email' | 'address' | 'contract_number'

/** PTG-35, PTG-37, PTG-38. */
export function PassportCard({ companyId, passport }: { companyId: number; passport: Project }) {
  const { t } = useTranslation()
  const reason = useReason()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const { email, contract_number, ...rest } = customerOf(passport)
  const facts: { key: 'created_at' | CustomerFact; value: string }[] = [
    { key: 'name', value: passport.name },
    { key: 'created_at', value: formatDate(passport.created_at) },
    ...(showsEmails(passport) ? [{ key: 'email' as const, value: email }] : []),
    { key: 'address', value: addressLine(rest) ?? '' },
    ...(passport.contract_number === null ? [] : [{ key: 'contract_number' as const, value: contract_number }]),
  ]
  return (
    <Card
      title={t('passports.card')}
      actions={
        <>
          <ActIcon
            icon={IconPencil}
            label={t('passports.edit.title')}
            closed={reason(passport.cannot.edit)}
            opensDialog
            onClick={() => setOpen('edit')}
          />
          <ActIcon
            icon={IconTrash}
            label={t('passports.delete.title')}
            closed={reason(passport.cannot.cancel)}
            opensDialog
            onClick={() => setOpen('delete')}
          />
        </>
      }
    >
      <Facts>
        {facts.map(({ key, value }) => (
          <Fact key={key} title={t(`passports.field.${key}`)}>
            {value || '—'}
          </Fact>
        ))}
      </Facts>
      {open === 'edit' && (
        <EditPassportDialog companyId={companyId} passport={passport} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && <DeleteDialog companyId={companyId} passport={passport} onClose={() => setOpen(null)} />}
    </Card>
  )
}

type DeleteProps = { companyId: number; passport: Project; onClose: () => void }

/** PTG-38: back to the home page. */
function DeleteDialog({ companyId, passport, onClose }: DeleteProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Confirm
      title={t('passports.delete.title')}
      text={t('passports.delete.text', { name: passport.name })}
      call={useCancelProject()}
      input={{ company_id: passport.company.id, residence_id: passport.id }}
      onDone={() => {
        tellSuccess(t('passports.delete.done', { name: passport.name }))
        void navigate({ to: paths.home(companyId) })
      }}
      onClose={onClose}
    />
  )
}
