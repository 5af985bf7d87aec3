import type { CatalogueKind } from '@logis/contract/products.catalogue.rules'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExportCatalogue } from '../../products/catalogue/api.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { onDemand } from '../../ui/onDemand.tsx'

const ImportCatalogueDialog = onDemand(() =>
  import('./ImportCatalogueDialog.tsx').then((module) => module.ImportCatalogueDialog),
)

/** What administrators do with a part of the catalogue as a spreadsheet. */
export function CatalogueMenu({ kind }: { kind: CatalogueKind }) {
  const { t } = useTranslation()
  const [isImporting, setImporting] = useState(false)
  const download = useExportCatalogue(kind)
  return (
    <>
      <MenuButton
        position="bottom-end"
        button={
          <Button
            variant="default"
            loading={download.isPending}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {t('reference.sheet.open')}
          </Button>
        }
      >
        {(Menu) => (
          <>
            <Menu.Item onClick={() => setImporting(true)}>{t('reference.sheet.import')}</Menu.Item>
            <Menu.Item onClick={() => download.mutate(t(`reference.sheet.file.${kind}`))}>
              {t('reference.sheet.export')}
            </Menu.Item>
          </>
        )}
      </MenuButton>
      {isImporting && <ImportCatalogueDialog kind={kind} onClose={() => setImporting(false)} />}
    </>
  )
}
