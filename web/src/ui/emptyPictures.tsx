import type { ReactNode } from 'react'

export type EmptyPicture = 'folder' | 'booklet' | 'person'

const drawn = (shape: ReactNode) => (
  <svg
    width={72}
    height={56}
    viewBox="0 0 72 56"
    fill="var(--logis-brand-soft)"
    stroke="var(--logis-brand)"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {shape}
  </svg>
)

/** What will stand where there is nothing yet, in the line of the product’s mark. */
export const emptyPictures: Record<EmptyPicture, ReactNode> = {
  folder: drawn(
    <>
      <path d="M12 46V14a4 4 0 0 1 4-4h12l6 7h22a4 4 0 0 1 4 4v25z" />
      <path d="M6 27h54l-7 21H12z" fill="var(--logis-surface)" />
      <path d="M24 37h18" />
    </>,
  ),
  booklet: drawn(
    <>
      <path d="M36 8 12 24v24c8-2 16-1 24 3z" />
      <path d="m36 8 24 16v24c-8-2-16-1-24 3z" fill="var(--logis-surface)" />
      <path d="M44 31c3-1 6-1 9-.5M44 39c3-1 6-1 9-.5" />
    </>,
  ),
  person: drawn(
    <>
      <path d="M14 50c0-10 9-16 22-16s22 6 22 16z" />
      <circle cx="36" cy="18" r="11" fill="var(--logis-surface)" />
    </>,
  ),
}
