import type { Document } from '@logis/contract/documents'
import { useEffect, useState } from 'react'
import classes from './PreviewPanel.module.css'
import { previewKind } from './previewKind.ts'

/** A file that has been fetched, drawn by the browser itself. */
export function Shown({ blob, file }: { blob: Blob; file: Document }) {
  const [url, setUrl] = useState<string | null>(null)

  // The address of a blob holds its bytes until it is given back.
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])

  if (url === null) return null
  if (previewKind(file) === 'pdf') return <iframe className={classes.frame} src={url} title={file.name} />
  return <img className={classes.picture} src={url} alt={file.name} />
}
