import type { Document, DocumentTree } from '@logis/contract/documents'
import { Button, Skeleton } from '@mantine/core'
import { IconFileZip, IconFolderOpen } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useDownloadAll } from '../documents/api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { run } from '../ui/call.ts'
import { useHomeDocuments, type Home } from './api.ts'
import { FilterField } from './FilterField.tsx'
import { countOf, filterTree, many } from './fileTree.ts'
import { SharedFiles } from './SharedFiles.tsx'

type Props = { home: Home; onOpen: (file: Document) => void }

/** Everything that is shared with the residents of a home: its own documents, then its building's. */
export function HomeDocuments({ home, onOpen }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useHomeDocuments(home.id))
  const [text, setText] = useState('')
  const title = t('residents.documents.own')
  if (error && error.reason !== 'SERVICE_PROVISION_REQUIRED') {
    return <Card title={title} error={error} onRetry={() => void refetch()} />
  }
  if (!data && !error) {
    return (
      <Card title={title}>
        <Skeleton height={168} role="status" aria-label={t('ui.loading')} />
      </Card>
    )
  }
  const { own, building, building_name } = data?.data ?? { own: null, building: null, building_name: null }
  const total = (own?.total ?? 0) + (building?.total ?? 0)
  if (total === 0) {
    return (
      <Card title={title}>
        <EmptyState icon={IconFolderOpen} text={t('residents.documents.none', { company: home.company.name })} />
      </Card>
    )
  }
  const name = building_name ?? home.parent?.name ?? ''
  const shelves = [
    { id: home.id, title, name: home.name, tree: own },
    { id: home.parent?.id ?? 0, title: t('residents.documents.building', { name }), name, tree: building },
  ].flatMap(({ tree, ...shelf }) => (tree && tree.total > 0 ? [{ ...shelf, tree, shown: filterTree(tree, text) }] : []))
  const found = shelves.reduce((sum, { shown }) => sum + countOf(shown), 0)
  return (
    <>
      {total > many && (
        <FilterField
          label={t('residents.documents.filter')}
          value={text}
          found={t('residents.documents.found', { count: found })}
          onChange={setText}
        />
      )}
      {found === 0 && <p>{t('residents.documents.found', { count: 0 })}</p>}
      {shelves
        .filter(({ shown }) => countOf(shown) > 0)
        .map((shelf) => (
          <Card
            key={shelf.id}
            title={shelf.title}
            actions={<DownloadAll id={shelf.id} name={shelf.name} tree={shelf.tree} />}
          >
            <SharedFiles shown={shelf.shown} opened={text.trim() !== '' || total <= many} onOpen={onOpen} />
          </Card>
        ))}
    </>
  )
}

/** One file needs no archive. */
function DownloadAll({ id, name, tree }: { id: number; name: string; tree: DocumentTree }) {
  const { t } = useTranslation()
  const download = useDownloadAll()
  if (tree.total < 2) return null
  return (
    <Button
      variant="default"
      leftSection={<IconFileZip size={16} aria-hidden />}
      aria-label={t('residents.documents.allOf', { name })}
      loading={download.isPending}
      onClick={() => run(download, { id, name })}
    >
      {t('residents.documents.all')}
    </Button>
  )
}
