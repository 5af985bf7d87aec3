import { Button, Indicator } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './DataTable.module.css'
import { textOf } from './texts.ts'

type Props = {
  title: string
  heading: 'h1' | 'h2' | 'none'
  total: number | undefined
  /** Plural key of what is counted; the number alone when there is none. */
  noun: string | undefined
  criteria: number
  onSearch: (() => void) | undefined
  /** The choice of columns and row height. */
  view: ReactNode
  action: ReactNode
}

/** Title and total, then the search and the one primary act. */
export function TableHeader({ title, heading, total, noun, criteria, onSearch, view, action }: Props) {
  const { t, i18n } = useTranslation()
  const Title = heading === 'none' ? null : heading
  const count = total === undefined ? '' : noun ? textOf(t, noun, { count: total }) : undefined
  return (
    <div className={classes.header}>
      <div className={classes.heading}>
        {Title && (
          <Title className={classes.title} tabIndex={heading === 'h1' ? -1 : undefined}>
            {title}
          </Title>
        )}
        <output className={classes.total}>{count ?? total?.toLocaleString(i18n.language)}</output>
      </div>
      {onSearch && (
        <Indicator label={criteria} size={16} disabled={criteria === 0} offset={4}>
          <Button
            variant="default"
            leftSection={<IconSearch size={16} aria-hidden />}
            aria-label={criteria > 0 ? t('ui.search.openWith', { count: criteria }) : undefined}
            aria-haspopup="dialog"
            onClick={onSearch}
          >
            {t('ui.search.open')}
          </Button>
        </Indicator>
      )}
      {view}
      {action}
    </div>
  )
}
