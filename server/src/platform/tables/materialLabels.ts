import type { Id, Now } from './columns.ts'

export type MaterialLabelTables = {
  material_labels: {
    id: Id
    company_id: number
    thermal_engineering_office_id: number
    wall_type: 'glass' | 'opaque'
    envelope_type: string
    envelope_nature: string
    envelope_label: string
    created_at: Now
    updated_at: Now
  }
  material_label_products: {
    id: Id
    material_label_id: number
    product_id: number
    thickness: number
    position: number
  }
}
