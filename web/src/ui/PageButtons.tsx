import { Pagination } from '@mantine/core'
import { useTranslation } from './texts.ts'
import { useNarrow } from './useNarrow.ts'

type Props = { pages: number; page: number; onChange: (page: number) => void }

/**
 * The way to the other pages of a list, at most seven buttons; nothing when there is only one page.
 *
 * @example <PageButtons pages={meta.last_page} page={page} onChange={setPage} />
 */
export function PageButtons({ pages, page, onChange }: Props) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  if (pages <= 1) return null
  return (
    <nav aria-label={t('ui.table.pages')}>
      <Pagination
        size="sm"
        // Seven of them, as large as a finger, stand beside each other in a card on a phone.
        gap={narrow ? 2 : 4}
        siblings={narrow ? 0 : 1}
        total={pages}
        value={page}
        onChange={onChange}
        getItemProps={(item) => ({ 'aria-label': t('ui.table.page', { page: item }) })}
        getControlProps={(control) => ({ 'aria-label': t(`ui.table.${control}`) })}
      />
    </nav>
  )
}
