import type { Document } from '@logis/contract/documents'
import { useState } from 'react'
import { onDemand } from '../../ui/onDemand.tsx'
import { HomeDocuments } from '../HomeDocuments.tsx'
import { useLoadedHome } from './home.ts'
import classes from './HomeNow.module.css'

const PreviewPanel = onDemand(() =>
  import('../../documents/preview/PreviewPanel.tsx').then((module) => module.PreviewPanel),
)

/** What is shared with those who live here, in its folders. */
export function DocumentsPage() {
  const home = useLoadedHome()
  const [previewed, setPreviewed] = useState<Document | null>(null)
  return (
    <div className={classes.page}>
      <HomeDocuments home={home} onOpen={setPreviewed} />
      {previewed && <PreviewPanel file={previewed} onClose={() => setPreviewed(null)} />}
    </div>
  )
}
