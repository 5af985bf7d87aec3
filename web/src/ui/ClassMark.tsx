import classes from './ClassMark.module.css'

type Props = { scale: 'energy' | 'emission'; label: string; letter: string }

/** A letter of the official scale of energy certificates in its official colour; the word before it says which scale. */
export function ClassMark({ scale, label, letter }: Props) {
  return (
    <span className={classes.mark}>
      {label}{' '}
      <strong className={classes.letter} data-scale={scale} data-letter={letter}>
        {letter}
      </strong>
    </span>
  )
}
