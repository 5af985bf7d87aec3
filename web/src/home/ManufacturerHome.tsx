import { FinderCard } from './FinderCard.tsx'

/** A manufacturer's devices are in other companies' projects: it looks for one of them. */
export function ManufacturerHome({ companyId }: { companyId: number }) {
  return <FinderCard companyId={companyId} withChildren={false} />
}
