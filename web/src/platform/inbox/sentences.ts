import {
  IconBuildingCommunity,
  IconFileCheck,
  IconFlame,
  IconKey,
  IconMailX,
  IconTemplate,
  IconUserQuestion,
  IconWall,
  type TablerIcon,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import type { Notification, NotificationKind } from './api.ts'

/** What stands in the place of a face where nobody acted, and how urgent it looks. */
export const looks: Record<NotificationKind, { icon: TablerIcon; tone: 'brand' | 'warning' | 'error' }> = {
  HOME_ACTIVATED: { icon: IconBuildingCommunity, tone: 'brand' },
  MAIL_UNDELIVERED: { icon: IconMailX, tone: 'error' },
  ACCESS_REQUESTED: { icon: IconUserQuestion, tone: 'warning' },
  STUDY_READ: { icon: IconFileCheck, tone: 'brand' },
  WALLS_IMPORTED: { icon: IconWall, tone: 'brand' },
  QUOTA_NEARLY_SPENT: { icon: IconFlame, tone: 'warning' },
  TEMPLATE_APPLIED: { icon: IconTemplate, tone: 'brand' },
  ROLE_GIVEN: { icon: IconKey, tone: 'brand' },
}

type Job = NonNullable<Notification['job']>
/** How it ended, and how many were left out. */
const jobText = (t: TFunction, { name, total, left_out }: Job) =>
  [
    t('notifications.said.TEMPLATE_APPLIED', { name, count: total - left_out }),
    left_out > 0 && t('notifications.said.leftOut', { count: left_out }),
  ]
    .filter(Boolean)
    .join(' ')

/** What a notification says, in the language of the screen. */
export const useSentence = () => {
  const { t } = useTranslation()
  return ({ kind, actor, recipient, failed, role, job }: Notification): string => {
    if (kind === 'TEMPLATE_APPLIED') return job ? jobText(t, job) : t('notifications.said.TEMPLATE_APPLIED_forgotten')
    if (kind === 'QUOTA_NEARLY_SPENT') return t('notifications.said.QUOTA_NEARLY_SPENT')
    if (kind === 'STUDY_READ') return t(failed ? 'notifications.said.STUDY_FAILED' : 'notifications.said.STUDY_READ')
    const name = kind === 'MAIL_UNDELIVERED' ? recipient : actor?.name
    const more = { role: role ? t(`companies.team.role.${role}.name`) : '' }
    return name ? t(`notifications.said.${kind}`, { name, ...more }) : t(`notifications.said.${kind}_byNobody`, more)
  }
}

/** Where it happened: its name, and the page that shows it, at the part where something can be done about it. */
export const placeOf = ({ kind, company, residence }: Notification): { name: string; to: string; hash?: string } => {
  if (residence) {
    const build = residence.is_ptg ? paths.passport : paths.project
    const hash = kind === 'ACCESS_REQUESTED' ? { hash: 'tenants' } : {}
    return { name: residence.name, to: build(residence.company_id, residence.id), ...hash }
  }
  const to =
    kind === 'QUOTA_NEARLY_SPENT'
      ? paths.passports(company.id)
      : kind === 'TEMPLATE_APPLIED'
        ? paths.templates(company.id)
        : kind === 'MAIL_UNDELIVERED'
          ? paths.team(company.id)
          : paths.home(company.id)
  return { name: company.name, to }
}
