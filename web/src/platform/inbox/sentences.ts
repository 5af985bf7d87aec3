import {
  IconArchive,
  IconBuildingCommunity,
  IconCalendarX,
  IconFileCheck,
  IconFlame,
  IconKey,
  IconLifebuoy,
  IconMailX,
  IconMessage,
  IconPackage,
  IconPlayerStop,
  IconReplace,
  IconSend,
  IconTableImport,
  IconTemplate,
  IconUserQuestion,
  IconWall,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslation, type Translate } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { formatDate } from '../formats.ts'
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
  FLATS_INVITED: { icon: IconSend, tone: 'brand' },
  ROLE_GIVEN: { icon: IconKey, tone: 'brand' },
  ASSISTED: { icon: IconLifebuoy, tone: 'warning' },
  MESSAGE_RECEIVED: { icon: IconMessage, tone: 'warning' },
  FILES_RECEIVED: { icon: IconFileCheck, tone: 'brand' },
  PRODUCT_DECIDED: { icon: IconPackage, tone: 'brand' },
  RETENTION_ENDING: { icon: IconArchive, tone: 'warning' },
  PROJECTS_IMPORTED: { icon: IconTableImport, tone: 'brand' },
  HOME_HANDED_OVER: { icon: IconReplace, tone: 'brand' },
  CAMPAIGN_SENT: { icon: IconSend, tone: 'brand' },
  DOCUMENT_ENDING: { icon: IconCalendarX, tone: 'warning' },
  CAMPAIGN_STOPPED: { icon: IconPlayerStop, tone: 'warning' },
  ACCESS_GIVEN: { icon: IconKey, tone: 'warning' },
  ACCESS_ENDED: { icon: IconKey, tone: 'brand' },
  COMPANY_MERGED: { icon: IconReplace, tone: 'warning' },
}

type Job = NonNullable<Notification['job']>
type JobKind = 'TEMPLATE_APPLIED' | 'FLATS_INVITED' | 'PROJECTS_IMPORTED' | 'CAMPAIGN_SENT'
const ofJobs: readonly NotificationKind[] = ['TEMPLATE_APPLIED', 'FLATS_INVITED', 'PROJECTS_IMPORTED', 'CAMPAIGN_SENT']
const isJob = (kind: NotificationKind): kind is JobKind => ofJobs.includes(kind)

/** How it ended, and how many were left out. */
const jobText = (t: Translate, kind: JobKind, { name, total, left_out }: Job) =>
  [
    t(`notifications.said.${kind}`, { name, count: total - left_out }),
    left_out > 0 && t('notifications.said.leftOut', { count: left_out }),
  ]
    .filter(Boolean)
    .join(' ')

/** What became of a product that was asked for. */
const productText = (t: Translate, product: Notification['product']) => {
  if (!product || product.status === 'PENDING') return t('notifications.said.PRODUCT_DECIDED_forgotten')
  return t(`notifications.said.PRODUCT_${product.status}`, { name: product.name, reason: product.reason ?? '' })
}

const alone = ['QUOTA_NEARLY_SPENT', 'RETENTION_ENDING', 'FILES_RECEIVED', 'HOME_HANDED_OVER'] as const
/** What nobody did, and says all by itself. */
const toldAlone = (kind: NotificationKind): kind is (typeof alone)[number] => alone.some((one) => one === kind)

/** Which paper soon counts no more; it may have gone since. */
const documentText = (t: Translate, document: Notification['document']) =>
  document
    ? t('notifications.said.DOCUMENT_ENDING', { name: document.name, date: formatDate(document.valid_until) })
    : t('notifications.said.DOCUMENT_ENDING_forgotten')

/** Which campaign stopped by itself; it may have gone to another company since. */
const campaignText = (t: Translate, campaign: Notification['campaign']) =>
  campaign
    ? t('notifications.said.CAMPAIGN_STOPPED', { name: campaign.name })
    : t('notifications.said.CAMPAIGN_STOPPED_forgotten')

/** Which company is part of the reader’s now. */
const mergerText = (t: Translate, { partner, company }: Notification) =>
  partner
    ? t('notifications.said.COMPANY_MERGED', { former: partner.name, company: company.name })
    : t('notifications.said.COMPANY_MERGED_forgotten', { company: company.name })

type AccessKind = 'ACCESS_GIVEN' | 'ACCESS_ENDED'
const isAccess = (kind: NotificationKind): kind is AccessKind => kind === 'ACCESS_GIVEN' || kind === 'ACCESS_ENDED'
/** Which company may read the projects, or may no more, and who decided it. */
const accessText = (t: Translate, kind: AccessKind, { partner, actor }: Notification) => {
  if (!partner) return t(`notifications.said.${kind}_forgotten`)
  const company = partner.name
  return actor
    ? t(`notifications.said.${kind}`, { company, name: actor.name })
    : t(`notifications.said.${kind}_byNobody`, { company })
}

/** What a notification says, in the language of the screen. */
export const useSentence = () => {
  const { t } = useTranslation()
  return (told: Notification): string => {
    const { kind, actor, recipient, failed, role, job, product, campaign, document } = told
    if (isJob(kind)) return job ? jobText(t, kind, job) : t(`notifications.said.${kind}_forgotten`)
    if (kind === 'PRODUCT_DECIDED') return productText(t, product)
    if (kind === 'DOCUMENT_ENDING') return documentText(t, document)
    if (kind === 'CAMPAIGN_STOPPED') return campaignText(t, campaign)
    if (kind === 'COMPANY_MERGED') return mergerText(t, told)
    if (isAccess(kind)) return accessText(t, kind, told)
    if (toldAlone(kind)) return t(`notifications.said.${kind}`)
    if (kind === 'STUDY_READ') return t(failed ? 'notifications.said.STUDY_FAILED' : 'notifications.said.STUDY_READ')
    const name = kind === 'MAIL_UNDELIVERED' ? recipient : actor?.name
    const more = { role: role ? t(`companies.team.role.${role}.name`) : '' }
    return name ? t(`notifications.said.${kind}`, { name, ...more }) : t(`notifications.said.${kind}_byNobody`, more)
  }
}

/** The part of a project where something can be done about it. */
const sections: Partial<Record<NotificationKind, string>> = {
  ACCESS_REQUESTED: 'tenants',
  FILES_RECEIVED: 'documents',
  DOCUMENT_ENDING: 'documents',
}

/** Where it happened: its name, and the page that shows it, at the part where something can be done about it. */
export const placeOf = ({
  kind,
  company,
  residence,
  campaign,
}: Notification): { name: string; to: string; hash?: string } => {
  if (residence && kind === 'MESSAGE_RECEIVED')
    return { name: residence.name, to: paths.messages(residence.company_id) }
  if (residence) {
    const build = residence.is_ptg ? paths.passport : paths.project
    const hash = sections[kind]
    return { name: residence.name, to: build(residence.company_id, residence.id), ...(hash && { hash }) }
  }
  if (campaign) return { name: company.name, to: paths.campaign(campaign.company_id, campaign.id) }
  const to =
    kind === 'QUOTA_NEARLY_SPENT'
      ? paths.passports(company.id)
      : kind === 'TEMPLATE_APPLIED'
        ? paths.templates(company.id)
        : kind === 'PROJECTS_IMPORTED'
          ? paths.importProjects(company.id)
          : kind === 'CAMPAIGN_SENT' || kind === 'CAMPAIGN_STOPPED'
            ? paths.campaigns(company.id)
            : kind === 'MAIL_UNDELIVERED'
              ? paths.team(company.id)
              : isAccess(kind)
                ? paths.accesses(company.id)
                : paths.home(company.id)
  return { name: company.name, to }
}
