import { interventionFileBytes } from '@logis/contract/interventions.rules'
import { Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { useTableState } from '../platform/useTableState.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import type { AddInterventionProps } from './AddInterventionDialog.tsx'
import { useInterventions } from './api.ts'
import { companyColumns, homeColumns } from './interventionColumns.tsx'
import type { InterventionDetail } from './InterventionDetail.tsx'
import { interventionTable } from './interventionTable.ts'
import { useInterventionFields } from './useInterventionFields.ts'
import { onDemand, partOnDemand, usePart } from '../ui/onDemand.tsx'

const interventionDetail = partOnDemand(() =>
  import('./InterventionDetail.tsx').then((module) => module.InterventionDetail),
)
const AddHere = onDemand(() => import('./AddInterventionDialog.tsx').then((module) => module.AddInterventionDialog))

type Props = {
  companyId: number
  /** The home whose interventions these are; without it, the company's own everywhere. */
  residence?: { id: number; name: string }
  heading?: 'h1' | 'h2'
  /** The dialog of a new intervention where no home is known: it asks for the gas passport first. */
  addDialog?: ComponentType<AddInterventionProps>
  /** A page’s views of the list. */
  above?: ReactNode
  /** A page's own act beside the list's. */
  action?: ReactNode
}

/** INT-05..INT-14. */
export function InterventionsList(props: Props) {
  const { companyId, residence, heading = 'h2', addDialog: AddDialog = AddHere, above, action } = props
  const { t } = useTranslation()
  const { state, change } = useTableState(interventionTable)
  const query = useInterventions(companyId, state, residence?.id)
  // Asked for with the list where the address opens one: what comes after its row pushes down all below.
  usePart(interventionDetail, state.expanded.length > 0)
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
          <Detail
            companyId={companyId}
            intervention={intervention}
            fileLimit={fileLimit}
            onFinished={() => change({ ...state, expanded: [] })}
          />
        )}
        empty={{ text: t(closed === null ? none : 'interventions.emptyForReader') }}
      />
      {adding && <AddDialog {...{ companyId, residence, fileLimit }} onClose={() => setAdding(false)} />}
    </>
  )
}

function Detail(props: ComponentProps<typeof InterventionDetail>) {
  const detail = usePart(interventionDetail, true)
  return detail ? <detail.Component {...props} /> : <Skeleton height={220} />
}
