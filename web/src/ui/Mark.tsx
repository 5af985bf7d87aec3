/** The mark of the product: a roof that is an open booklet. Never in place of a company's picture. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden>
      <rect width="28" height="28" rx="8" fill="var(--logis-brand)" />
      <g fill="var(--mantine-primary-color-contrast)">
        <path d="M14 6 5.5 12.2v9.3c2.9-.7 5.8-.4 8.5 1z" />
        <path d="m14 6 8.5 6.2v9.3c-2.9-.7-5.8-.4-8.5 1z" opacity=".66" />
      </g>
    </svg>
  )
}
