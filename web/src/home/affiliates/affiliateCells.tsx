import type { Affiliate, AffiliateTerms, Usage, Use } from '@logis/contract/companies.affiliates'
import type { Statistics } from '@logis/contract/companies.statistics'
import { paperCodes } from '@logis/contract/documents.recommended.rules'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { formatDate, useFormats } from '../../platform/formats.ts'
import { lazyPart } from '../../platform/lazyPart.ts'
import { withTexts } from '../../platform/withTexts.ts'
import { Bar } from '../../ui/Bar.tsx'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import classes from './AffiliateList.module.css'

/** Its word comes when a company is disabled, which few are. */
const DisabledChip = lazyPart(
  withTexts('company')(() => import('../DisabledChip.tsx')),
  'DisabledChip',
)

export function Name({ id, name, type, picture_path, is_disabled }: Affiliate) {
  const { t } = useTranslation()
  return (
    <span className={classes.company}>
      <CompanyLogo name={name} path={picture_path} size={28} />
      <span className={classes.name}>
        <Anchor component={Link} to={paths.home(id)} fw={500} inherit>
          {name}
        </Anchor>
        <span className={classes.type}>{t(`home.types.${type as 'INSTALLER'}`)}</span>
        {is_disabled && (
          <Suspense fallback={null}>
            <DisabledChip />
          </Suspense>
        )}
      </span>
    </span>
  )
}

/** An installer has gas passports, which count for nobody else. */
export function Homes({ projects, passports }: Pick<Affiliate, 'projects' | 'passports'>) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return projects === 0 && passports > 0 ? t('affiliates.passports', { count: passports }) : formatNumber(projects)
}

/** Like those who are activated, of homes alone: an installer's passports do not count. */
export function Sent({ projects, credentials_sent }: Pick<Affiliate, 'projects' | 'credentials_sent'>) {
  const { formatNumber } = useFormats()
  return projects === 0 ? '–' : formatNumber(credentials_sent)
}

/** How much of it, as a bar and as a share. */
function Share({ of, among }: { of: number; among: number }) {
  const { formatNumber } = useFormats()
  if (among === 0) return '–'
  return (
    <span className={classes.share}>
      <Bar share={of / among} />
      {formatNumber(of / among, { style: 'percent' })}
    </span>
  )
}

export function Activated({ projects, activated }: Pick<Affiliate, 'projects' | 'activated'>) {
  return <Share of={activated} among={projects} />
}

/** Whoever has no homes has gas passports, of which so many may be created this month. */
export function ActivatedOrSpent({ quota, ...affiliate }: Affiliate) {
  const { t } = useTranslation()
  if (affiliate.projects > 0 || !quota || quota.limit === 0) return <Activated {...affiliate} />
  return (
    <span className={classes.spent}>
      <Bar share={Math.min(quota.used / quota.limit, 1)} />
      {t('affiliates.quota', { used: quota.used, limit: quota.limit })}
    </span>
  )
}

export function Waiting({ with_requests, undelivered, open_interventions }: Affiliate) {
  const { t } = useTranslation()
  const facts = [
    with_requests > 0 && t('affiliates.requests', { count: with_requests }),
    undelivered > 0 && t('affiliates.undelivered', { count: undelivered }),
    open_interventions > 0 && t('affiliates.interventions', { count: open_interventions }),
  ].filter((fact) => fact !== false)
  return facts.length === 0 ? '–' : facts.join(', ')
}

/** When somebody there last did something on a home, and who: how long ago, the instant in the tip. */
export function LastActivity({ last_activity_at: at, last_activity_by: by }: Affiliate) {
  const { formatAgo, formatDateTime } = useFormats()
  if (at === null) return '–'
  return (
    <>
      <time dateTime={at} title={formatDateTime(at)}>
        {formatAgo(at)}
      </time>
      {by && `, ${by}`}
    </>
  )
}

/** What homes lack, of an affiliate and of all of them alike. */
type Papers = Pick<Statistics, 'projects' | 'lacking_documents' | 'lacking_papers' | 'booklets'>

export function Complete({ projects, lacking_documents }: Papers) {
  return <Share of={projects - lacking_documents} among={projects} />
}

export function MissingPapers({ projects, lacking_papers }: Papers) {
  const { formatNumber } = useFormats()
  const missing = paperCodes.reduce((sum, code) => sum + lacking_papers[code], 0)
  return projects === 0 ? '–' : formatNumber(missing)
}

/** The paper that most homes lack. */
export function MostMissed({ lacking_papers }: Papers) {
  const { t } = useTranslation()
  const [first] = paperCodes.toSorted((a, b) => lacking_papers[b] - lacking_papers[a])
  if (!first || lacking_papers[first] === 0) return '–'
  return t('affiliates.missed', { count: lacking_papers[first], paper: t(`projects.papers.${first}`) })
}

export function Booklets({ booklets: { homes, incomplete } }: Papers) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  if (homes === 0) return '–'
  return t('affiliates.of', { part: formatNumber(homes - incomplete), whole: formatNumber(homes) })
}

export function Services({ services }: AffiliateTerms) {
  return services.length === 0 ? '–' : services.map(({ name }) => name).join(', ')
}

/** The next day on which something ends of what it has. */
export function EndsOn({ services }: AffiliateTerms) {
  const [next] = services.flatMap(({ ends_on }) => ends_on ?? []).toSorted()
  return next ? formatDate(next) : '–'
}

/** What is used of what may be, in words and as a bar; nothing where no home holds anything. */
function Used({ of: { used, limit }, say }: { of: Use; say: (amount: number) => string }) {
  const { t } = useTranslation()
  if (limit === 0) return '–'
  return (
    <span className={classes.used}>
      {t('affiliates.of', { part: say(used), whole: say(limit) })}
      <Bar share={Math.min(used / limit, 1)} />
    </span>
  )
}

const gigabyte = 2 ** 30
const inGigabytes = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const

/** Of many homes: a file is never as large. */
export function Storage({ storage }: Usage) {
  const { formatSize, formatNumber } = useFormats()
  return (
    <Used
      of={storage}
      say={(bytes) => (bytes < gigabyte ? formatSize(bytes) : formatNumber(bytes / gigabyte, inGigabytes))}
    />
  )
}

export function Devices({ devices }: Usage) {
  return <Used of={devices} say={useFormats().formatNumber} />
}

export function Quota({ quota }: Pick<Usage, 'quota'>) {
  const { formatNumber } = useFormats()
  return quota ? <Used of={quota} say={formatNumber} /> : '–'
}
