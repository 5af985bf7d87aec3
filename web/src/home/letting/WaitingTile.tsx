import { Skeleton } from '@mantine/core'

/** Holds the place of a figure that comes late. */
export const WaitingTile = () => (
  <li aria-hidden>
    <Skeleton height="100%" mih={116} radius="lg" />
  </li>
)
