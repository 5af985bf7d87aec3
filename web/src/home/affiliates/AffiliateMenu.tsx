import type { Affiliate } from '@logis/contract/companies.affiliates'
import { IconArrowUpRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useReason } from '../../platform/reasons.ts'
import { RowMenu } from '../../ui/RowMenu.tsx'

export type RowAct = 'edit' | 'delete'
type Props = { affiliate: Affiliate; onAct: (act: RowAct, affiliate: Affiliate) => void }

/** Whether any act on an affiliate is the reader's, be it closed for now. */
export const isTheirs = (reason: ReturnType<typeof useReason>, cannot: Affiliate['cannot']) =>
  reason(cannot.edit) !== false || reason(cannot.delete) !== false

/** Of those who may change something there: to all others its name is the link, and nothing else is theirs. */
export function AffiliateMenu({ affiliate, onAct }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const { id, name, cannot } = affiliate
  if (!isTheirs(reason, cannot)) return null
  return (
    <RowMenu label={t('affiliates.row.menu', { name })}>
      {(Menu) => (
        <>
          <Menu.Item component={Link} to={paths.home(id)} leftSection={<IconArrowUpRight size={16} aria-hidden />}>
            {t('affiliates.row.open')}
          </Menu.Item>
          <Menu.Act kind="edit" closed={reason(cannot.edit)} onClick={() => onAct('edit', affiliate)}>
            {t('affiliates.row.edit')}
          </Menu.Act>
          <Menu.Act kind="delete" closed={reason(cannot.delete)} onClick={() => onAct('delete', affiliate)}>
            {t('affiliates.row.delete')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}
