import type { ProjectReaders, ReadingCompany } from '@logis/contract/projects'
import { Anchor, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { formatDate } from '../../platform/formats.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { useProjectReaders, type Project } from '../api.ts'
import classes from './ReadersDialog.module.css'

type Props = { project: Pick<Project, 'id' | 'company'>; onClose: () => void }

/** Every company and person that can open the project, and why. */
export function ReadersDialog({ project, onClose }: Props) {
  const { t } = useTranslation()
  const query = useSettled(useProjectReaders(project.id))
  const readers = query.data?.data
  return (
    <Dialog title={t('readers.title')} onClose={onClose}>
      <p className={classes.help}>{t('readers.help')}</p>
      {query.error && !readers && (
        <ErrorBlock title={t('readers.failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!query.error && !readers && <Skeleton height={240} />}
      {readers && <Readers project={project} readers={readers} />}
    </Dialog>
  )
}

function Readers({ project: { id, company }, readers }: Pick<Props, 'project'> & { readers: ProjectReaders }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={classes.heading}>{t('readers.companies')}</h3>
      <ul className={classes.list}>
        {readers.companies.map((each) => (
          <Company key={each.id} company={each} />
        ))}
      </ul>
      {company.type !== 'COMPANY_MANAGER' && (
        <Anchor component={Link} to={paths.accesses(company.id)}>
          {t('readers.manage')}
        </Anchor>
      )}
      <h3 className={classes.heading}>{t('readers.residents')}</h3>
      {readers.residents_count === 0 && <p className={classes.why}>{t('readers.noResident')}</p>}
      <ul className={classes.list}>
        {readers.residents.map((resident) => (
          <li key={`${resident.id}-${resident.residence.id}`} className={classes.person}>
            <Avatar id={resident.id} name={resident.name} size={28} />
            <span className={classes.said}>
              <span className={classes.name}>{resident.name}</span>
              <span className={classes.why}>{resident.username}</span>
              <span className={classes.why}>
                {t(resident.residence.id === id ? 'readers.lives' : 'readers.livesIn', {
                  role: t(`readers.role.${resident.role_code}`),
                  home: resident.residence.name,
                  date: formatDate(resident.since),
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <More count={readers.residents_count - readers.residents.length} />
      <p className={classes.why}>{t('readers.support')}</p>
    </>
  )
}

function Company({ company }: { company: ReadingCompany }) {
  const { t } = useTranslation()
  const { name, picture_path, reason, since, given_by: giver, people, people_count } = company
  const date = since && formatDate(since)
  const letIn = giver ? t('readers.reason.sinceBy', { date, name: giver }) : t('readers.reason.since', { date })
  const why = since ? letIn : t(`readers.reason.${reason}`)
  return (
    <li>
      <span className={classes.company}>
        <CompanyLogo name={name} path={picture_path} size={28} />
        <span className={classes.said}>
          <span className={classes.name}>{name}</span>
          <span className={classes.why}>
            {why} – {t('readers.people', { count: people_count })}
          </span>
        </span>
      </span>
      <ul className={classes.people} aria-label={name}>
        {people.map((person) => (
          <li key={person.id} className={classes.person}>
            <Avatar id={person.id} name={person.name} size={28} />
            <span className={classes.said}>
              {person.name}
              <span className={classes.why}>
                {t(`companies.team.role.${person.role}.name`)} · {person.username}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <More count={people_count - people.length} />
    </li>
  )
}

/** Those who are not named, so that the list never seems whole when it is not. */
function More({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > 0 && <p className={classes.why}>{t('readers.more', { count })}</p>
}
