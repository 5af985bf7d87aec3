import type { administrationList } from '@logis/contract/administration.lists'
import { activityList } from '@logis/contract/feed.lists'
import type { SortKey } from '@logis/contract/lists'
import type { securityList } from '@logis/contract/security.lists'
import { Anchor, Button } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useFormats } from '../../platform/formats.ts'
import { HomeOfCompany } from '../../platform/HomeOfCompany.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { searchFields } from '../../ui/searchFields.ts'
import type { TableColumn } from '../../ui/tableColumns.ts'
import { listedBy, tableSearch } from '../../ui/tableSearch.ts'
import { useTranslation } from '../../ui/texts.ts'
import { actorName } from '../acts.ts'
import { Changes } from '../Changes.tsx'
import { useActText } from '../useActText.ts'
import { usePersonActivity, type PersonActivity } from './api.ts'
import classes from './PersonActs.module.css'

const actTable = tableSearch(activityList, { without: ['actor_user_id', 'actor_company_id'] })
type Column = TableColumn<PersonActivity, SortKey<typeof activityList>>

function When({ created_at }: PersonActivity) {
  const { formatDateTime } = useFormats()
  return formatDateTime(created_at)
}

/** Each line of the act; and who of the support did it in whose name. */
function What({ logs, impersonator, actor_user }: PersonActivity) {
  const { t } = useTranslation()
  const actText = useActText()
  return (
    <>
      {logs.map((log, index) => (
        // The lines of one act never change their order.
        <div key={index}>{actText(log)}</div>
      ))}
      {impersonator && (
        <div className={classes.more}>
          <StatusChip tone="warning" icon={IconLifebuoy} label={t('feed.assisted')} />{' '}
          {t('people.acts.inNameOf', {
            helper: impersonator.name,
            name: actorName(actor_user) ?? t('feed.unknownUser'),
          })}
        </div>
      )}
    </>
  )
}

const columns: readonly Column[] = [
  {
    key: 'created_at',
    title: 'feed.field.date',
    sort: 'created_at',
    width: 172,
    phone: 'fact',
    cell: (act) => <When {...act} />,
  },
  { key: 'what', title: 'people.acts.what', phone: 'name', cell: (act) => <What {...act} /> },
  {
    key: 'place',
    title: 'people.acts.place',
    width: '30%',
    phone: 'fact',
    cell: ({ residence }) => <HomeOfCompany home={residence} company={residence.company_name} />,
  },
]

function Details({ logs }: PersonActivity) {
  return logs.map((log, index) => <Changes key={index} changes={log.pretty_log} />)
}

type Props = { userId: number; name: string; onClose: () => void }

/** What one person did on every project; what else is kept of them stands in two other logs, to which it leads. */
export function PersonActsDialog({ userId, name, onClose }: Props) {
  const { t } = useTranslation()
  const [state, change] = useState(() => actTable.read({}))
  const actText = useActText()
  const fields = searchFields(activityList, {
    model_type: { title: 'feed.field.model', labelOf: (model) => t(`feed.models.${model}`) },
    action: { title: 'feed.field.action', labelOf: (action) => t(`feed.actions.${action}`) },
    created_at: { title: 'feed.field.date' },
  })
  return (
    <Dialog title={t('people.acts.of', { name })} width="lg" onClose={onClose}>
      <DataTable
        title={t('people.acts.of', { name })}
        heading="none"
        noun="people.acts.count"
        query={usePersonActivity(userId, state)}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ logs }) => logs.map(actText).join(', ')}
        state={state}
        onChange={change}
        search={fields}
        hint={t('people.acts.textHint')}
        detail={(act) => <Details {...act} />}
        opens={({ logs }) => logs.some(({ pretty_log }) => pretty_log.length > 0)}
        empty={{ text: t('people.acts.empty') }}
      />
      <p className={classes.more}>
        {t('people.acts.elsewhere')}{' '}
        <Anchor
          inherit
          component={Link}
          to={paths.administrationFeed()}
          search={listedBy<typeof administrationList>({ actor_user_id: String(userId) })}
        >
          {t('administration.menu.feed')}
        </Anchor>
        {', '}
        <Anchor
          inherit
          component={Link}
          to={paths.security()}
          search={listedBy<typeof securityList>({ user_id: String(userId) })}
        >
          {t('administration.menu.security')}
        </Anchor>
      </p>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('ui.action.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
