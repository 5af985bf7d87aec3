import { partnerList } from '@logis/contract/partners.lists'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { usePartners } from './api.ts'
import { partnerColumns, partnerTable } from './partnerTable.tsx'

const NewPartnerDialog = onDemand(() => import('./PartnerDialogs.tsx').then((module) => module.NewPartnerDialog))

/** Every company of the portal. */
export function PartnersPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(partnerTable)
  const query = usePartners(state)
  const [creating, setCreating] = useState(false)
  useCrumbs([{ label: t('administration.title') }, { label: t('partners.title') }])
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setCreating(true)}>
      {t('partners.create.open')}
    </Button>
  )
  const fields = searchFields(partnerList, {
    type: { title: 'partners.field.type', labelOf: (type) => t(`home.types.${type}`) },
    state: { title: 'partners.field.state', labelOf: (one) => t(`partners.states.${one}`) },
    has_invited: {
      title: 'partners.field.invited',
      labels: { yes: t('partners.invited.yes'), no: t('partners.invited.no') },
    },
  })
  return (
    <>
      <DataTable
        title={t('partners.title')}
        heading="h1"
        noun="partners.count"
        query={query}
        columns={partnerColumns}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={fields}
        hint={t('partners.textHint')}
        add={add}
        empty={{ text: t('partners.empty') }}
      />
      {creating && <NewPartnerDialog onClose={() => setCreating(false)} />}
    </>
  )
}
