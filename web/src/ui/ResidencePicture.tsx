import type { ResidenceType } from '@logis/contract/projects.rules'
import { useState } from 'react'
import classes from './ResidencePicture.module.css'
import { thumbnailOf } from './thumbnail.ts'

/** In a line of text, in a row of a list, filling a card, at the head of a page. */
const boxes = { line: [44, 34], row: [56, 42], card: [304, 190], head: [304, 190] } as const

type Props = {
  path: string | null
  type: ResidenceType
  size?: keyof typeof boxes
  /** What it shows, where no name stands beside it. */
  alt?: string
  /** A project that is cancelled. */
  faded?: boolean
}

/**
 * The face of a home: its main photo, or a drawing of what it is. Its box has its size before the photo comes, and keeps
 * it when none comes.
 *
 * @example <ResidencePicture path={row.picture_path} type={row.type} size="row" />
 */
export function ResidencePicture({ path, type, size = 'row', alt = '', faded = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const look = { className: classes.picture, 'data-size': size, 'data-faded': faded || undefined }
  if (!path || path === failed)
    return <span {...look} data-type={type} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })} />
  const [width, height] = boxes[size]
  return (
    <img
      {...look}
      src={thumbnailOf(path, width > 56 ? 'medium' : 'small')}
      alt={alt}
      width={width}
      height={height}
      loading={size === 'head' ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(path)}
    />
  )
}
