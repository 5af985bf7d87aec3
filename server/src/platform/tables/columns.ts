import type { ColumnType, Generated } from 'kysely'

/** Written as a Date or ISO text, read as ISO text in UTC. */
export type Instant = ColumnType<string, Date | string, Date | string>
export type InstantOrNull = ColumnType<string | null, Date | string | null | undefined, Date | string | null>
export type Now = ColumnType<string, Date | string | undefined, Date | string>
export type Id = Generated<number>
export type Computed<T> = ColumnType<T, never, never>
