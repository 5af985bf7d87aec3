import { useTranslation } from '../../ui/texts.ts'
import type { Product } from '../../products/api.ts'
import { makerText } from '../deviceTexts.ts'
import { Picture } from '../Picture.tsx'
import classes from './picker.module.css'

type Props = { product: Product; onChoose: (product: Product) => void }

/** A product that may be chosen, with what tells it from another of its name. */
export function ProductOption({ product, onChoose }: Props) {
  const { t } = useTranslation()
  const facts = product.generic
    ? t('devices.picker.generic')
    : makerText({ manufacturer: product.manufacturer.name, reference: product.reference })
  return (
    <button type="button" className={classes.option} onClick={() => onChoose(product)}>
      <Picture path={product.picture_path} size={36} />
      <span className={classes.what}>
        <span className={classes.name}>{product.name}</span>
        <span className={classes.facts}>{facts}</span>
      </span>
    </button>
  )
}
