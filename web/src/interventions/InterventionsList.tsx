import { interventionFileBytes } from '@logis/contract/interventions.rules'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { useTableState } from '../platform/useTableState.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import type { ChoosePassport } from './AddInterventionDialog.tsx'
import { useInterventions } from './api.ts'
import { companyColumns, homeColumns } from './interventionColumns.tsx'
import { InterventionDetail } from './InterventionDetail.tsx'
import { interventionTable } from './interventionTable.ts'
import { useInterventionFields } from './useInterventionFields.ts'
import { onDemand } from '../ui/onDemand.tsx'

const AddInterventionDialog = onDemand(() =>
  import('./AddInterventionDialog.tsx').then((module) => module.AddInterventionDialog),
)

type Props = {
  companyId: number
  /** The home whose interventions these are; without it, the company's own everywhere. */
  residence?: { id: number; name: string }
  heading?: 'h1' | 'h2'
  /** How a gas passport is chosen for a new intervention, where none is known. */
  choosePassport?: ChoosePassport
  /** A page’s views of the list. */
  above?: ReactNode
  /** A page's own act beside the list's. */
  action?: ReactNode
}

/** INT-05..INT-14. */
export function InterventionsList({ companyId, residence, heading = 'h2', choosePassport, above, action }: Props) {
  const { t } = useTranslation()
  const { state, change } = useTableState(interventionTable)
  const query = useInterventions(companyId, state, residence?.id)
  const fileLimit = query.data?.file_limit ?? interventionFileBytes
  const [adding, setAdding] = useState(false)
  const closed = useReason()(query.data?.cannot.create ?? null)
  const none = residence ? 'interventions.emptyHere' : 'interventions.empty'
  const add = closed !== false && (
    <ActButton
      // Elsewhere the page has a first act of its own.
      variant={heading === 'h1' ? 'filled' : 'light'}
      leftSection={<IconPlus size={16} aria-hidden />}
      closed={closed}
      aria-haspopup="dialog"
      onClick={() => setAdding(true)}
    >
      {t('interventions.add.open')}
    </ActButton>
  )
  return (
    <>
      <DataTable
        title={t('interventions.title')}
        heading={heading}
        noun="interventions.count"
        query={query}
        columns={residence ? homeColumns : companyColumns}
        rowId={({ id }) => String(id)}
        rowName={({ type, residence_name }) => `${t(`interventions.types.${type}`)}, ${residence_name}`}
        state={state}
        onChange={change}
        search={useInterventionFields(residence !== undefined)}
        above={above}
        action={action}
        add={add}
        detail={(intervention) => (
          <InterventionDetail
            companyId={companyId}
            intervention={intervention}
            fileLimit={fileLimit}
            onFinished={() => change({ ...state, expanded: [] })}
          />
        )}
        empty={{ text: t(closed === null ? none : 'interventions.emptyForReader') }}
      />
      {adding && (
        <AddInterventionDialog
          {...{ companyId, residence, choosePassport, fileLimit }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
