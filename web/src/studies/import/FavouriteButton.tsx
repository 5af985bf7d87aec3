import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { labelKeyOf } from '@logis/contract/materialLabels.rules'
import { favouriteRefusal, rowProductId } from '@logis/contract/studies.walls'
import { useTranslation } from '../../ui/texts.ts'
import { useCreateLabel } from '../../materialLabels/api.ts'
import { useReason } from '../../platform/reasons.ts'
import { useCompanyId } from '../../platform/shell/useCompanyId.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { ActButton } from '../../ui/ActButton.tsx'
import { run } from '../../ui/call.ts'
import type { WallState } from './wallForms.ts'
import type { Favourites } from './ImportDialog.tsx'

type Props = { state: WallState; favourites: Favourites }

/** IMP-29..33: keeps the rows of a wall for the next studies of the office. */
export function FavouriteButton({ state, favourites: { officeId, cannot } }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const company_id = useCompanyId()
  const create = useCreateLabel()
  const { wall, rows, label } = state
  const exists = label !== undefined
  const refusal = favouriteRefusal(rows, { exists, hasOffice: officeId !== null, hasName: wall.name !== null })
  const save = () =>
    run(
      create,
      {
        company_id,
        thermal_engineering_office_id: officeId ?? 0,
        ...labelKeyOf(wall),
        products: rows.map((row) => ({ id: rowProductId(row) ?? 0, thickness: row.thickness ?? 0 })),
      },
      { onSuccess: () => tellSuccess(t('materialLabels.updated')) },
    )
  const closed = refusal ? t(`studies.importing.favourite.${refusal}`) : reason(cannot)
  const Star = exists ? IconStarFilled : IconStar
  return (
    <span title={closed ? undefined : t('studies.importing.favourite.hint')}>
      <ActButton
        variant="subtle"
        size="compact-sm"
        leftSection={<Star size={16} aria-hidden />}
        closed={closed}
        loading={create.isPending}
        onClick={save}
      >
        {t(exists ? 'studies.importing.favourite.saved' : 'studies.importing.favourite.save')}
      </ActButton>
    </span>
  )
}
