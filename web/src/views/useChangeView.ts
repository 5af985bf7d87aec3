import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { run } from '../ui/call.ts'
import { useEditView, type View } from './api.ts'
import type { Shown } from './viewState.ts'

/** The changes of a view that ask nothing. */
export function useChangeView(company_id: number, { id: view_id, name }: View) {
  const { t } = useTranslation()
  const edit = useEditView()
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
