import type { Computed, Now } from './columns.ts'

export type AddressTables = {
  communes: {
    zip_code: string
    insee_code: string
    name: string
    name_norm: Computed<string>
    region: string | null
    population: number
  }
  reference_editions: { name: string; edition: string; filled_at: Now }
}
