import { energyUtilityList } from '@logis/contract/energies.lists'
import type { SortKey } from '@logis/contract/lists'
import { useTranslation } from '../../ui/texts.ts'
import { useReason } from '../../platform/reasons.ts'
import { RowMenu } from '../../ui/RowMenu.tsx'
import type { TableColumn } from '../../ui/tableColumns.ts'
import { tableSearch } from '../../ui/tableSearch.ts'
import type { EnergyUtility } from './api.ts'

export const utilityTable = tableSearch(energyUtilityList)

export type RowAct = 'edit' | 'delete'
type MenuProps = { utility: EnergyUtility; onAct: (act: RowAct, utility: EnergyUtility) => void }

function UtilityMenu({ utility, onAct }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <RowMenu label={t('energies.utilities.menu', { name: utility.name })}>
      {(Menu) => (
        <>
          <Menu.Act kind="edit" onClick={() => onAct('edit', utility)}>
            {t('energies.utilities.edit.title')}
          </Menu.Act>
          <Menu.Act kind="delete" closed={reason(utility.cannot.delete)} onClick={() => onAct('delete', utility)}>
            {t('energies.utilities.remove.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

function Energy({ energy }: EnergyUtility) {
  const { t } = useTranslation()
  return <>{t(`energies.kind.${energy}`)}</>
}

type Column = TableColumn<EnergyUtility, SortKey<typeof energyUtilityList>>

export const utilityColumns = (onAct: MenuProps['onAct']): readonly Column[] => [
  { key: 'name', title: 'energies.utilities.field.name', sort: 'name', phone: 'name', cell: ({ name }) => name },
  {
    key: 'energy',
    title: 'energies.utilities.field.energy',
    width: '24%',
    phone: 'fact',
    cell: (utility) => <Energy {...utility} />,
  },
  {
    key: 'connections',
    title: 'energies.utilities.field.connections',
    width: 160,
    align: 'end',
    phone: 'fact',
    cell: ({ connections_count }) => connections_count,
  },
  {
    key: 'actions',
    title: 'energies.utilities.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (utility) => <UtilityMenu utility={utility} onAct={onAct} />,
  },
]
