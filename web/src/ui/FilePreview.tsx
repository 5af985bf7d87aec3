import classes from './FilePanel.module.css'
import { previewKind } from './previewKind.ts'

type Frame = HTMLIFrameElement | HTMLImageElement

/** Shows a blob in an element as long as the element stands; then its bytes are given back. */
const showing = (blob: Blob) => (element: Frame | null) => {
  if (!element) return
  const url = URL.createObjectURL(blob)
  element.src = url
  return () => URL.revokeObjectURL(url)
}

type Props = { blob: Blob; file: { name: string; mime_type: string; size: number } }

/**
 * A file that has been fetched, drawn by the browser itself; never as anything but what it was found to be.
 *
 * @example {previewKind(file) === 'pdf' && <FilePreview blob={preview.data} file={file} />}
 */
export function FilePreview({ blob, file }: Props) {
  const typed = blob.slice(0, blob.size, file.mime_type)
  if (previewKind(file) === 'pdf') {
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers draw no PDF in a sandbox, and a PDF runs nothing here
    return <iframe className={classes.frame} ref={showing(typed)} title={file.name} />
  }
  return <img className={classes.picture} ref={showing(typed)} alt={file.name} />
}
