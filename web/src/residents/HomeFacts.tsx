import { useTranslation } from '../ui/texts.ts'
import { validityOf } from '@logis/contract/certificates.rules'
import { useCertificate } from '../certificates/api.ts'
import { formatDate } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { ClassMark } from '../ui/ClassMark.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { today } from '../ui/day.ts'
import { Fact, Facts } from '../ui/Facts.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { Home } from './api.ts'
import { useCare } from './dwelling/api.ts'
import { isDwelling } from './dwelling/home.ts'
import classes from './HomeFacts.module.css'

/** What a resident wants to have at hand; the code is for the owner alone, and the server keeps it from others. */
export function HomeFacts({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { residence_code, company } = home
  // A flat without a day of its own has that of its building.
  const ofBuilding = useCare(home.id, isDwelling(home)).data?.data.commissioning_date
  const commissioning_date = home.commissioning_date ?? ofBuilding ?? null
  return (
    <Card title={t('residents.home.facts')}>
      <Facts>
        {residence_code !== null && (
          <Fact wide title={t('residents.code.label')}>
            <div className={classes.code}>
              {residence_code}
              <CopyButton value={residence_code} what={t('residents.code.label')} />
            </div>
            <p className={classes.note}>{t('residents.home.codeUse')}</p>
          </Fact>
        )}
        <Fact title={t('residents.home.commissioning')}>
          {commissioning_date === null ? (
            <p className={classes.note}>{t('residents.home.noCommissioning', { company: company.name })}</p>
          ) : (
            formatDate(commissioning_date)
          )}
        </Fact>
        <EnergyFact home={home} />
        <OwnerFact home={home} />
        <Fact title={t('residents.home.keeper')}>{company.name}</Fact>
      </Facts>
    </Card>
  )
}

/** Whoever rents a home reads that it has another owner, or none for now; never who that is. */
function OwnerFact({ home: { owner_since, has_lost_owner } }: { home: Home }) {
  const { t } = useTranslation()
  const told = owner_since && t('residents.home.ownerSince', { date: formatDate(owner_since) })
  const text = has_lost_owner ? t('residents.home.ownerNone') : told
  return (
    text && (
      <Fact title={t('residents.role.OWNER')}>
        {text}
        <p className={classes.note}>{t('residents.home.ownerNote')}</p>
      </Fact>
    )
  )
}

/** The classes of the energy certificate, and how long they count; nothing where the home has none. */
function EnergyFact({ home: { id } }: { home: Home }) {
  const { t } = useTranslation()
  const certificate = useCertificate(id).data?.data
  if (!certificate) return null
  const { energy_class, emission_class, standing, valid_until } = certificate
  const validity = validityOf(valid_until, today())
  return (
    <Fact title={t('residents.home.certificate')}>
      <div className={classes.classes}>
        <ClassMark scale="energy" label={t('certificates.energy')} letter={energy_class} />
        <ClassMark scale="emission" label={t('certificates.emission')} letter={emission_class} />
        {standing !== 'ACTIVE' && <StatusChip tone="warning" label={t(`certificates.standing.${standing}`)} />}
        {standing === 'ACTIVE' && validity !== 'VALID' && (
          <StatusChip tone={validity === 'OVER' ? 'error' : 'warning'} label={t(`certificates.validity.${validity}`)} />
        )}
      </div>
      <p className={classes.note}>{t('residents.home.certificateUntil', { date: formatDate(valid_until) })}</p>
    </Fact>
  )
}
