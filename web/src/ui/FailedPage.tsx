import { ErrorBlock } from './ErrorBlock.tsx'
import { PageHeader } from './PageHeader.tsx'

type Props = {
  /** What failed: the page has a heading all the same, from which it is read. */
  title: string
  /** What the call threw. */
  error: unknown
  onRetry: () => void
}

/**
 * A page whose subject could not be loaded.
 *
 * @example
 * if (query.error)
 *   return <FailedPage title={t('projectPage.failed')} error={query.error} onRetry={() => void query.refetch()} />
 */
export function FailedPage({ title, error, onRetry }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <ErrorBlock title={null} error={error} onRetry={onRetry} />
    </>
  )
}
