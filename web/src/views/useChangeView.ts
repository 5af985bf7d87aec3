import { useTranslation } from '../ui/texts.ts'
import { useAct } from '../platform/acts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { run } from '../ui/call.ts'
import type { View } from './api.ts'
import type { Shown } from './viewState.ts'

/** The changes of a view that ask nothing. */
export function useChangeView(company_id: number, { id: view_id, name }: View) {
  const { t } = useTranslation()
  // It may have been deleted meanwhile, by a colleague or in another tab.
  const edit = useAct('views.editView', { toasts: true, evenIfRefused: true })
  return {
    replace: (shown: Shown & { columns: string[] }) =>
      run(edit, { company_id, view_id, ...shown }, { onSuccess: () => tellSuccess(t('views.updated', { name })) }),
    share: (is_shared: boolean) =>
      run(
        edit,
        { company_id, view_id, is_shared },
        { onSuccess: () => tellSuccess(t(is_shared ? 'views.isShared' : 'views.isUnshared', { name })) },
      ),
  }
}
