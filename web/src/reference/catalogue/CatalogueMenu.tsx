import { catalogueFormats, type CatalogueKind, type CataloguePart } from '@logis/contract/products.catalogue.rules'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useExportCatalogue, useExportProductDocuments } from '../../products/catalogue/api.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { onDemand } from '../../ui/onDemand.tsx'

const ImportCatalogueDialog = onDemand(() =>
  import('./ImportCatalogueDialog.tsx').then((module) => module.ImportCatalogueDialog),
)

/** What administrators do with a part of the catalogue as a spreadsheet; of products, with their documents too. */
export function CatalogueMenu({ kind }: { kind: CatalogueKind }) {
  const { t } = useTranslation()
  const [importing, bring] = useState<CataloguePart | null>(null)
  const sheet = useExportCatalogue(kind)
  const papers = useExportProductDocuments()
  return (
    <>
      <MenuButton
        position="bottom-end"
        button={
          <Button
            variant="default"
            loading={sheet.isPending || papers.isPending}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {t('reference.sheet.open')}
          </Button>
        }
      >
        {(Menu) => (
          <>
            <Menu.Item onClick={() => bring(kind)}>{t('reference.sheet.import')}</Menu.Item>
            {catalogueFormats.map((format) => (
              <Menu.Item key={format} onClick={() => sheet.mutate({ format, name: t(`reference.sheet.file.${kind}`) })}>
                {t(`reference.sheet.export.${format}`)}
              </Menu.Item>
            ))}
            {kind === 'products' && (
              <>
                <Menu.Divider />
                <Menu.Item onClick={() => bring('documents')}>{t('reference.sheet.importDocuments')}</Menu.Item>
                <Menu.Item onClick={() => papers.mutate(t('reference.sheet.file.documents'))}>
                  {t('reference.sheet.exportDocuments')}
                </Menu.Item>
              </>
            )}
          </>
        )}
      </MenuButton>
      {importing && <ImportCatalogueDialog kind={importing} onClose={() => bring(null)} />}
    </>
  )
}
