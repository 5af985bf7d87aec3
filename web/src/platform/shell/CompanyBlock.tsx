import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { orpc } from '../client.ts'
import { useIdentity } from '../identity.ts'
import { useActiveCompanyId } from './useCompanyId.ts'
import classes from './CompanyBlock.module.css'

const initialsOf = (name: string) =>
  name
    .split(/[\s’'-]+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

export function CompanyPicture({ name, path }: { name: string; path: string | null }) {
  if (path) return <img className={classes.picture} src={path} alt="" width={36} height={36} />
  return (
    <span className={`${classes.picture} ${classes.initials}`} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

/** The active company: its own name while the company's data is on its way. */
const useActiveCompany = () => {
  const { company } = useIdentity()
  const id = useActiveCompanyId()
  const other = useQuery({
    ...orpc.companies.getCompany.queryOptions({ input: { company_id: id ?? 0 } }),
    enabled: id !== null && id !== company?.id,
    meta: { tellsErrors: true },
  })
  return id === company?.id ? company : (other.data?.data ?? null)
}

/** SHELL-23: whom the reader acts for; opens the companies panel. */
export function CompanyBlock({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const active = useActiveCompany()
  const name = active?.name ?? t('platform.title')
  return (
    <button type="button" className={classes.block} aria-haspopup="dialog" onClick={onOpen}>
      <CompanyPicture name={name} path={active?.picture_path ?? null} />
      <span className={classes.name}>{name}</span>
    </button>
  )
}
