import { Badge, Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './ListTabs.module.css'

type Tab = { key: string; title: string; count?: number | undefined; list: ReactNode }
type Props = { label: string; tabs: readonly [Tab, ...Tab[]] }

/**
 * Lists that share a page, each with an address of its own (`?liste=`); the first is that of the page itself. Whoever goes
 * from one to another leaves what they searched behind.
 *
 * @example <ListTabs label={t('accesses.title')} tabs={[{ key: 'authorized', title, list: <AuthorizedList /> }, …]} />
 */
export function ListTabs({ label, tabs }: Props) {
  const navigate = useNavigate()
  const { liste } = useSearch({ strict: false }) as { liste?: string }
  const [first] = tabs
  const shown = tabs.find(({ key }) => key === liste) ?? first
  const show = (key: string | null) =>
    void navigate({ to: '.', search: key === first.key ? {} : { liste: key ?? undefined }, replace: true })
  return (
    <Tabs value={shown.key} onChange={show} keepMounted={false}>
      <Tabs.List mb="md" className={classes.tabs} aria-label={label}>
        {tabs.map(({ key, title, count }) => (
          <Tabs.Tab key={key} value={key} rightSection={<Count count={count} />}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shown.key}>{shown.list}</Tabs.Panel>
    </Tabs>
  )
}

function Count({ count }: Pick<Tab, 'count'>) {
  if (count === undefined) return null
  return (
    <Badge size="sm" variant="default" fw={500}>
      {count}
    </Badge>
  )
}
