import { useTranslation } from '../../ui/texts.ts'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import { useActiveCompany } from './useActiveCompany.ts'
import classes from './CompanyBlock.module.css'

/** SHELL-23: whom the reader acts for; opens the companies panel. */
export function CompanyBlock({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const active = useActiveCompany()
  const name = active?.name ?? t('platform.title')
  return (
    <button type="button" className={classes.block} aria-haspopup="dialog" onClick={onOpen}>
      <CompanyLogo name={name} path={active?.picture_path ?? null} />
      <span className={classes.name}>{name}</span>
    </button>
  )
}
