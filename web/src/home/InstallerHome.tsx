import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { InterventionsList } from '../interventions/InterventionsList.tsx'
import { QuotaCard } from '../passports/QuotaGauge.tsx'
import { Alone, Apart } from '../ui/Alone.tsx'
import classes from './InstallerHome.module.css'
import { MonthsCard } from './MonthsCard.tsx'
import { NewPassport } from './newPassport/NewPassport.tsx'
import { ToFinishCard } from './ToFinishCard.tsx'
import { AddFoundIntervention } from './AddFoundIntervention.ts'
import { onDemand } from '../ui/onDemand.tsx'

const PassportSearchDialog = onDemand(() =>
  import('../passports/PassportSearchDialog.tsx').then((module) => module.PassportSearchDialog),
)

/** DASH-01, DASH-08..13. */
export function InstallerHome({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const [searching, setSearching] = useState(false)
  return (
    <div className={classes.sections}>
      <div className={classes.top}>
        <div className={classes.acts}>
          <NewPassport companyId={companyId} />
          <Button
            variant="default"
            leftSection={<IconSearch size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setSearching(true)}
          >
            {t('passports.search.title')}
          </Button>
        </div>
        <Apart>
          <QuotaCard companyId={companyId} />
          <ToFinishCard companyId={companyId} />
          <MonthsCard companyId={companyId} />
        </Apart>
      </div>
      <Alone>
        <InterventionsList companyId={companyId} addDialog={AddFoundIntervention} />
      </Alone>
      {searching && <PassportSearchDialog companyId={companyId} onClose={() => setSearching(false)} />}
    </div>
  )
}
