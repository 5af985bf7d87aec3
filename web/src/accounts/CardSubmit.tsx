import { Tip } from '../ui/Tip.tsx'
import { closedBy } from '../ui/closedBy.ts'
import { useTranslation } from '../ui/texts.ts'
import classes from './AccountPage.module.css'
import { SubmitButton } from './SubmitButton.tsx'

type Props = {
  /** How many fields are to be filled in or put right first. */
  missing: number
  pending: boolean
  children: string
}

/** The button of a form that stands among others on a page: closed, it says how many fields are missing, and leads to the first. */
export function CardSubmit({ missing, pending, children }: Props) {
  const { t } = useTranslation()
  const closed = missing > 0 && t('ui.form.missing', { count: missing })
  return (
    <Tip label={closed} touch>
      <SubmitButton className={classes.submit} ready={!closed} pending={pending} {...closedBy(closed)}>
        {children}
      </SubmitButton>
    </Tip>
  )
}
