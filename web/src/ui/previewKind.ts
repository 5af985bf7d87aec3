type PreviewKind = 'pdf' | 'picture' | 'none' | 'tooLarge'

type Shown = { mime_type: string; size: number }

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp'])
/** A preview passes through the memory of the browser. */
const mostBytes = 52_428_800

/** What the browser can show in place without running anything in it. */
export const previewKind = ({ mime_type, size }: Shown): PreviewKind => {
  const kind = mime_type === 'application/pdf' ? 'pdf' : pictures.has(mime_type) ? 'picture' : 'none'
  return kind !== 'none' && size > mostBytes ? 'tooLarge' : kind
}
