import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { addressLine } from '../addresses/address.ts'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import type { ProjectRow } from './api.ts'
import classes from './PassportFinder.module.css'

type LinkProps = { companyId: number; passport: ProjectRow; onOpen: () => void }

/** PTG-32, access mode. What another company lets this one read may be no gas passport: it is shown as a project. */
export function PassportLink({ companyId, passport, onOpen }: LinkProps) {
  const { id, is_ptg } = passport
  return (
    <Link
      className={classes.result}
      to={is_ptg ? paths.passport(companyId, id) : paths.project(companyId, id)}
      onClick={onOpen}
    >
      <Found passport={passport} companyId={companyId} />
    </Link>
  )
}

type ChoiceProps = { companyId: number; passport: ProjectRow; chosen: boolean; onChoose: () => void }

/** PTG-32, select mode. */
export function PassportChoice({ companyId, passport, chosen, onChoose }: ChoiceProps) {
  return (
    <button type="button" className={classes.result} aria-pressed={chosen} onClick={onChoose}>
      <Found passport={passport} companyId={companyId} />
    </button>
  )
}

/** PTG-31. Another company's says whose it is. */
function Found({ passport, companyId }: { passport: ProjectRow; companyId: number }) {
  const { t } = useTranslation()
  const { name, contract_number, company, created_at } = passport
  const place = addressLine(passport.contact_information.addresses[0])
  return (
    <>
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={classes.about}>
          {[
            contract_number && t('passports.search.contract', { number: contract_number }),
            place,
            company.id !== companyId && company.name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes.date}>{formatDate(created_at)}</span>
    </>
  )
}
