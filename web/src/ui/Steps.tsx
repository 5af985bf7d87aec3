import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from './texts.ts'
import classes from './Steps.module.css'

type Props = {
  /** What the steps lead to, for assistive technology. */
  label: string
  steps: readonly string[]
  /** Index of the step on the screen. */
  current: number
  /** The first steps that may be opened: those done, and the next. */
  reachable: number
  onOpen: (step: number) => void
  /** Above what they lead to, however wide the screen. */
  across?: boolean
}

/**
 * Where one is in a form of several steps; those already filled in can be gone back to.
 *
 * @example <Steps label={t('passports.create.title')} steps={names} current={step} reachable={done} onOpen={setStep} />
 */
export function Steps({ label, steps, current, reachable, onOpen, across = false }: Props) {
  const { t } = useTranslation()
  return (
    <nav className={classes.steps} data-across={across || undefined} aria-label={label}>
      <p className={classes.where}>
        {t('ui.steps.where', { step: current + 1, count: steps.length, name: steps[current] })}
      </p>
      <ol>
        {steps.map((name, index) => (
          <li key={name} data-state={index === current ? 'current' : index < current ? 'done' : 'ahead'}>
            <button
              type="button"
              className={classes.step}
              disabled={index > reachable}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onOpen(index)}
            >
              <span className={classes.mark} aria-hidden>
                {index < current ? <IconCheck size={16} /> : index + 1}
              </span>
              <span className={classes.name}>{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
