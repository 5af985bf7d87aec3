import type { Generated } from 'kysely'
import type { Computed, Id, InstantOrNull, Now } from './columns.ts'

export type ProductTables = {
  manufacturers: { id: Id; name: string; company_id: number | null; is_generic: Computed<boolean>; created_at: Now }
  product_classes: {
    id: Id
    code: string
    name_fr: string
    name_en: string
    type: 'PRODUCT' | 'MATERIAL'
    nature: string | null
    is_boiler: Generated<boolean>
    default_lifespan: number | null
    parent_id: number | null
  }
  products: {
    id: Id
    name: string
    reference: Generated<string>
    manufacturer_id: number
    class_id: number | null
    type: 'PRODUCT' | 'MATERIAL'
    nature: string | null
    parent_id: number | null
    is_generic: Generated<boolean>
    picture_file_id: number | null
    lifespan: number | null
    archived_at: InstantOrNull
    created_at: Now
    updated_at: Now
    name_norm: Computed<string>
    search_norm: Computed<string>
  }
  product_categories: {
    id: Id
    parent_id: number | null
    code: string | null
    name_fr: string
    name_en: string
    position: Generated<number>
  }
  product_category_links: { product_id: number; category_id: number }
  product_labels: { id: Id; code: string; name_fr: string; name_en: string }
  product_label_links: { product_id: number; label_id: number }
  product_tasks: {
    id: Id
    product_id: number | null
    class_id: number | null
    name_fr: string
    name_en: string
    periodicity_months: number
    archived_at: InstantOrNull
  }
}
