import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { nameOf, useRemoveTenant, type Resident } from './api.ts'

type Props = { resident: Resident; onClose: () => void }

/** D2-C13: the end of a lease closes the home, not the account; so does that of an owner who should be none. */
export function RemoveTenantDialog({ resident, onClose }: Props) {
  const { t } = useTranslation()
  const { user_id, residence, role_code } = resident
  const told = { name: nameOf(resident), home: residence.name }
  return (
    <ConfirmDialog
      title={t(role_code === 'OWNER' ? 'tenants.remove.ownerTitle' : 'tenants.remove.title')}
      text={t('tenants.remove.text', told)}
      call={useRemoveTenant()}
      input={{ residence_id: residence.id, user_id }}
      onDone={() => tellAndClose(t('tenants.remove.done', told), onClose)}
      onClose={onClose}
    />
  )
}
