import { Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useCategories, useModels, type Product, type ProductCategory } from '../../products/api.ts'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import classes from './picker.module.css'
import { ProductOption } from './ProductOption.tsx'

type Choosing = { onChoose: (product: Product) => void }

/** DEV-14, DEV-39: categories, then generic products, then their models. */
export function CategoryTree({ onChoose }: Choosing) {
  const { t } = useTranslation()
  const categories = useSettled(useCategories())
  if (categories.error) {
    return (
      <ErrorBlock
        title={t('devices.picker.failed')}
        error={categories.error}
        onRetry={() => void categories.refetch()}
      />
    )
  }
  if (!categories.data) return <Skeleton height={200} />
  return (
    <ul className={classes.tree}>
      {categories.data.data.map((category) => (
        <Category key={category.id} category={category} onChoose={onChoose} />
      ))}
    </ul>
  )
}

function Category({ category, onChoose }: Choosing & { category: ProductCategory }) {
  return (
    <Branch name={category.name}>
      {category.children.map((child) => (
        <Category key={child.id} category={child} onChoose={onChoose} />
      ))}
      {category.products.map((product) =>
        product.generic ? (
          <Branch key={product.id} name={product.name}>
            <Models generic={product} onChoose={onChoose} />
          </Branch>
        ) : (
          <li key={product.id}>
            <ProductOption product={product} onChoose={onChoose} />
          </li>
        ),
      )}
    </Branch>
  )
}

/** The generic product itself, for who does not know the model, then its models. */
function Models({ generic, onChoose }: Choosing & { generic: Product }) {
  const models = useSettled(useModels(generic.id))
  return (
    <>
      <li>
        <ProductOption product={generic} onChoose={onChoose} />
      </li>
      {models.isPending && (
        <li>
          <Skeleton height={44} />
        </li>
      )}
      {models.data?.data.map((model) => (
        <li key={model.id}>
          <ProductOption product={model} onChoose={onChoose} />
        </li>
      ))}
    </>
  )
}

/** Opens on demand; what is inside is drawn, and asked for, only then. */
function Branch({ name, children }: { name: string; children: ReactNode }) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        className={classes.branch}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight className={classes.chevron} size={16} aria-hidden />
        {name}
      </button>
      {open && <ul id={listId}>{children}</ul>}
    </li>
  )
}
