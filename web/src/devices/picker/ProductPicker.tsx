import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import type { Product } from '../../products/api.ts'
import { CategoryTree } from './CategoryTree.tsx'
import classes from './picker.module.css'
import { ProductLists } from './ProductLists.tsx'
import { ProductSearch } from './ProductSearch.tsx'

const ways = ['search', 'categories', 'lists'] as const
type Way = (typeof ways)[number]
const panels = { search: ProductSearch, categories: CategoryTree, lists: ProductLists } as const

/** DEV-14: a product found by search, in the tree of categories, or by lists. */
export function ProductPicker({ onChoose }: { onChoose: (product: Product) => void }) {
  const { t } = useTranslation()
  const [way, setWay] = useState<Way>('search')
  const Panel = panels[way]
  return (
    <div className={classes.picker}>
      <SegmentedControl
        fullWidth
        aria-label={t('devices.picker.label')}
        data={ways.map((value) => ({ value, label: t(`devices.picker.ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      <Panel onChoose={onChoose} />
    </div>
  )
}
