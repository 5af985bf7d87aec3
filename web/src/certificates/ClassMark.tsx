import type { EnergyClass } from '@logis/contract/certificates.rules'
import { useTranslation } from 'react-i18next'
import classes from './Certificate.module.css'

/** A letter of the official scale in its official colour; the word before it says which scale. */
export function ClassMark({ scale, letter }: { scale: 'energy' | 'emission'; letter: EnergyClass }) {
  const { t } = useTranslation()
  return (
    <span className={classes.mark}>
      {t(`certificates.${scale}`)}{' '}
      <strong className={classes.letter} data-scale={scale} data-letter={letter}>
        {letter}
      </strong>
    </span>
  )
}
