import { IconHomeCheck, IconKey } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { Role } from './api.ts'

const icons = { OWNER: IconHomeCheck, TENANT: IconKey } as const

/** In what capacity one is at home here. */
export function RoleChip({ role }: { role: Role }) {
  const { t } = useTranslation()
  return <StatusChip tone="neutral" icon={icons[role]} label={t(`residents.role.${role}`)} />
}
