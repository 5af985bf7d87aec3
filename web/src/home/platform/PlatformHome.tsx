import type { PlatformFigures } from '@logis/contract/administration.figures'
import type { allMailList } from '@logis/contract/administration.mails.lists'
import { addDays } from '@logis/contract/days.rules'
import type { productRequestList } from '@logis/contract/products.lists'
import { Anchor, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { usePlatformFigures } from '../../administration/api.ts'
import { paths } from '../../paths.ts'
import { formatDate, useFormats } from '../../platform/formats.ts'
import { administrationPages } from '../../platform/shell/administrationPages.ts'
import { Card } from '../../ui/Card.tsx'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import { today } from '../../ui/day.ts'
import { Apart } from '../../ui/Alone.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { listedBy } from '../../ui/tableSearch.ts'
import { useSettled } from '../../ui/useSettled.ts'
import { FigureTile } from '../FigureTile.tsx'
import figures from '../Figures.module.css'
import { OutsideServices } from './OutsideServices.tsx'
import classes from './PlatformHome.module.css'

/** What administrators see of the platform, and what waits for them. */
export function PlatformHome() {
  const { t } = useTranslation()
  const query = useSettled(usePlatformFigures())
  const found = query.data?.data
  return (
    <section className={classes.sections} aria-label={t('administration.home.title')}>
      {query.error && !found && (
        <ErrorBlock title={t('administration.home.failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!found && !query.error && <Skeleton height={116} radius="lg" />}
      {found && <Found found={found} />}
    </section>
  )
}

function Found({ found }: { found: PlatformFigures }) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  return (
    <>
      <Tiles found={found} />
      <p className={classes.note}>
        <span>{t('administration.home.homes', { count: found.homes.count })}</span>
        <span>{t('administration.home.activatedShort', { count: found.activated.count })}</span>
        <Failed count={found.mails_failed} />
        <span>{t('administration.home.storage', { size: formatSize(found.storage_bytes) })}</span>
      </p>
      <div className={classes.columns}>
        <Latest latest={found.latest} />
        <div className={classes.column}>
          <Apart>
            <Jobs jobs={found.jobs_failed} />
            <OutsideServices configured={found.configured} />
          </Apart>
        </div>
      </div>
    </>
  )
}

/** They lead to their list; as many days are looked back as were counted. */
function Failed({ count }: { count: number }) {
  const { t } = useTranslation()
  const told = t('administration.home.mails', { count })
  if (count === 0) return <span>{told}</span>
  const search = listedBy<typeof allMailList>({ state: 'FAILED', since: addDays(today(), -30) })
  return (
    <Anchor component={Link} to={paths.mails()} search={search} inherit>
      {told}
    </Anchor>
  )
}

const pageOf = (name: string) => administrationPages.find(({ entry }) => entry === name)?.to()
const latestId = 'societes'

/** A figure whose list has no screen is not shown; the companies have one on this page. */
function Tiles({ found }: { found: PlatformFigures }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { companies, people, requests_waiting, energy_waiting } = found
  const changed = (change: number) =>
    t('administration.home.changed', { change: formatNumber(change, { signDisplay: 'exceptZero' }) })
  const [list, users, energy] = ['companies', 'users', 'energyRequests'].map(pageOf)
  return (
    <ul className={figures.figures} aria-label={t('home.figures.title')}>
      <FigureTile
        label={t('administration.home.companies')}
        value={companies.count}
        link={list ? { to: list } : { to: '.', hash: latestId }}
        note={changed(companies.change)}
      />
      {users && (
        <FigureTile
          label={t('administration.home.people')}
          value={people.count}
          link={{ to: users }}
          note={t('administration.home.recent', { count: people.recent })}
        />
      )}
      <FigureTile
        label={t('administration.home.requests')}
        value={requests_waiting}
        link={{ to: paths.productRequests(), search: listedBy<typeof productRequestList>({ status: 'PENDING' }) }}
        note={t('administration.home.waiting')}
      />
      {energy && (
        <FigureTile
          label={t('administration.home.energy')}
          value={energy_waiting}
          link={{ to: energy }}
          note={t('administration.home.waiting')}
        />
      )}
    </ul>
  )
}

function Latest({ latest }: Pick<PlatformFigures, 'latest'>) {
  const { t } = useTranslation()
  return (
    <div id={latestId} className={classes.target}>
      <Card title={t('administration.home.latest')}>
        <ul className={classes.list}>
          {latest.map(({ id, name, type, picture_path, created_at }) => (
            <li key={id}>
              <CompanyLogo name={name} path={picture_path} size={28} />
              <span className={classes.said}>
                <Anchor data-reaching component={Link} to={paths.home(id)} fw={500} inherit>
                  {name}
                </Anchor>
                <span className={classes.note}>
                  {t(`home.types.${type}`)}, {t('administration.home.created', { date: formatDate(created_at) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Jobs({ jobs }: { jobs: PlatformFigures['jobs_failed'] }) {
  const { t } = useTranslation()
  return (
    <Card title={t('administration.home.jobs')}>
      <p className={classes.note}>{t(jobs.length > 0 ? 'administration.home.jobsWhy' : 'administration.home.noJob')}</p>
      <ul className={classes.list}>
        {jobs.map(({ name, count, last_at }) => (
          <li key={name}>
            <span className={classes.said}>
              {name}
              <span className={classes.note}>{t('administration.home.job', { count, date: formatDate(last_at) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
