import { Drawer } from '@mantine/core'
import { ownHead } from '../../ui/ownHead.ts'
import { useTranslation } from '../../ui/texts.ts'
import { hasGlobalRole, useIdentity } from '../identity.ts'
import { AdministrationList } from './AdministrationList.tsx'
import { CompanyBlock } from './CompanyBlock.tsx'
import { Menu } from './Menu.tsx'
import classes from './PhoneMenu.module.css'
import { useActiveCompanyId } from './useCompanyId.ts'

/** The drawer of a phone: the same entries, over the page. */
export function PhoneMenu({ onCompany, onClose }: { onCompany: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  // Where there is no company they stand in its place.
  const hasCompany = useActiveCompanyId() !== null
  const isAdministering = hasGlobalRole(useIdentity()) && hasCompany
  return (
    <Drawer
      opened
      size={280}
      title={<CompanyBlock onOpen={onCompany} />}
      attributes={ownHead}
      closeButtonProps={{ 'aria-label': t('ui.action.close') }}
      classNames={{ body: classes.body, content: classes.content, title: classes.title }}
      onClose={onClose}
    >
      <Menu onChoose={onClose} />
      {isAdministering && <AdministrationList onChoose={onClose} />}
    </Drawer>
  )
}
