import { VisuallyHidden } from '@mantine/core'
import type { Translate } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import type { FlatActs, FlatRow, FlatsShown } from './api.ts'
import classes from './Flats.module.css'
import { remedyOf, troubleOf } from './trouble.ts'

type Props = {
  t: Translate
  companyId: number
  flat: FlatRow
  shows: FlatsShown
  cannot: Pick<FlatActs, 'invite_flats'>
  onInvite: (flat: FlatRow) => void
}

/** The one thing to be done about a flat, in its row; what its connections tell stands in their own column. Plain HTML, as the rows are. */
export function RowTrouble({ t, companyId, flat, shows, cannot, onInvite }: Props) {
  const trouble = troubleOf(flat, shows)
  const remedy = trouble && remedyOf(trouble, shows, cannot)
  if (!trouble || trouble.kind === 'consent' || (trouble.kind === 'uninvited' && !remedy)) return null
  const tone = trouble.kind === 'uninvited' ? undefined : trouble.kind
  const name = <VisuallyHidden> {flat.name}</VisuallyHidden>
  if (remedy === 'invite')
    return (
      <button
        type="button"
        className={classes.act}
        data-tone={tone}
        data-reaching
        aria-haspopup="dialog"
        onClick={() => onInvite(flat)}
      >
        {t(
          trouble.kind === 'refused'
            ? 'flats.trouble.correct'
            : shows.tenants
              ? 'flats.trouble.invite'
              : 'flats.trouble.send',
        )}
        {name}
      </button>
    )
  if (remedy === 'correct')
    return (
      <a
        className={classes.act}
        data-tone={tone}
        data-reaching
        href={paths.project(companyId, flat.id)}
        target="_blank"
        rel="noopener"
      >
        {t('flats.trouble.correct')}
        {name} <VisuallyHidden>{t('platform.newTab')}</VisuallyHidden>
      </a>
    )
  if (remedy === 'answer')
    return (
      <a className={classes.act} data-tone={tone} data-reaching href="#tenants">
        {t('flats.requested')}
        {name}
      </a>
    )
  return null
}
