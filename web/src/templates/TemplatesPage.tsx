import { wholeList } from '@logis/contract/lists'
import { Box, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import { useTemplatesWithContent, type TemplateRow } from './api.ts'
import { TemplateDetail } from './TemplateDetail.tsx'
import { onDemand } from '../ui/onDemand.tsx'

const NewTemplateDialog = onDemand(() => import('./TemplateDialogs.tsx').then((module) => module.NewTemplateDialog))

const adding = {
  device: onDemand(() => import('../devices/TemplateDeviceDialog.tsx').then((module) => module.TemplateDeviceDialog)),
  editDevice: onDemand(() =>
    import('../devices/TemplateDeviceDialog.tsx').then((module) => module.EditTemplateDeviceDialog),
  ),
  contact: onDemand(() =>
    import('../contacts/TemplateContactDialog.tsx').then((module) => module.TemplateContactDialog),
  ),
}

const table = tableSearch(wholeList({}))

const columns: TableColumn<TemplateRow>[] = [
  {
    key: 'template',
    title: 'templates.page.name',
    phone: 'name',
    cell: ({ name, is_default }) => (
      <>
        {name}{' '}
        {is_default && (
          <Box component="span" ms={4}>
            <DefaultChip />
          </Box>
        )}
      </>
    ),
  },
  {
    key: 'documents',
    title: 'templates.page.files',
    width: 140,
    align: 'end',
    phone: 'fact',
    cell: ({ documents }) => documents.length,
  },
  {
    key: 'devices',
    title: 'templates.page.devices',
    width: 140,
    align: 'end',
    phone: 'fact',
    cell: ({ devices }) => devices.length,
  },
  {
    key: 'contacts',
    title: 'templates.page.contacts',
    width: 120,
    align: 'end',
    phone: 'fact',
    cell: ({ contacts }) => contacts.length,
  },
]

function DefaultChip() {
  const { t } = useTranslation()
  return <StatusChip tone="success" label={t('templates.page.default')} />
}

/** SHELL-13, TPL-01, TPL-03: what each new project receives, and what may be added to others. */
export function TemplatesPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const query = useTemplatesWithContent(companyId)
  const { state, change } = useTableState(table)
  const [isNew, setNew] = useState(false)
  useCompanyCrumbs(companyId, { label: t('templates.page.title') })
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setNew(true)}>
      {t('templates.page.add')}
    </Button>
  )
  const before = query.data?.data.find(({ is_default }) => is_default) ?? null
  return (
    <>
      <DataTable
        title={t('templates.page.title')}
        heading="h1"
        noun="templates.page.count"
        query={query}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        paged={false}
        add={query.error?.status === 403 ? undefined : add}
        detail={(template) => <TemplateDetail {...{ companyId, template, before, adding }} />}
        empty={{ text: t('templates.page.empty') }}
      />
      {isNew && <NewTemplateDialog companyId={companyId} onClose={() => setNew(false)} />}
    </>
  )
}
