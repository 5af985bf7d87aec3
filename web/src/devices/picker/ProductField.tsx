import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import type { Product } from '../../products/api.ts'
import { makerText } from '../deviceTexts.ts'
import { Picture } from '../Picture.tsx'
import classes from './picker.module.css'
import { ProductPicker } from './ProductPicker.tsx'

type Props = { product: Product | null; onChoose: (product: Product | null) => void }

/** The chosen product, or the ways to find one. What was pressed goes away with its list: the focus goes to what replaces it. */
export function ProductField({ product, onChoose }: Props) {
  const wasPressed = useRef(false)
  const press = (chosen: Product | null) => {
    wasPressed.current = true
    onChoose(chosen)
  }
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !wasPressed.current) return
    wasPressed.current = false
    element.querySelector<HTMLElement>('button, input:not([type="radio"])')?.focus()
  }
  return product === null ? (
    <div key="ways" ref={takeFocus}>
      <ProductPicker onChoose={press} />
    </div>
  ) : (
    <div key="chosen" ref={takeFocus}>
      <Chosen product={product} onChange={() => press(null)} />
    </div>
  )
}

function Chosen({ product, onChange }: { product: Product; onChange: () => void }) {
  const { t } = useTranslation()
  const { name, reference, manufacturer, parent, generic, picture_path } = product
  return (
    <div className={classes.chosen} role="group" aria-label={t('devices.picker.chosen')}>
      <Picture path={picture_path} size={56} />
      <div className={classes.what}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          {generic ? t('devices.picker.generic') : makerText({ manufacturer: manufacturer.name, reference })}
        </span>
        {parent && <span className={classes.facts}>{parent.name}</span>}
      </div>
      <Button variant="default" size="compact-md" onClick={onChange}>
        {t('devices.picker.change')}
      </Button>
    </div>
  )
}
