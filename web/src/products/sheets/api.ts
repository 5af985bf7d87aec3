import type { Sheet, WholeSheet } from '@logis/contract/products.sheets'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct, useRefresh } from '../../platform/acts.ts'
import { asList } from '../../platform/asList.ts'
import { orpc } from '../../platform/client.ts'
import { useKeyed } from '../../platform/creations.ts'
import { reducePhoto } from '../../platform/photo.ts'
import { told } from '../../platform/told.ts'
import { upload } from '../../platform/upload.ts'
import { useLanguage } from '../../platform/useLanguage.ts'
import { listInputOf, type TableState } from '../../ui/tableState.ts'

export type { Sheet, WholeSheet }

/** ADMIN-03. */
export const useSheets = (state: TableState) =>
  useQuery({ ...orpc.products.listSheets.queryOptions({ input: listInputOf(state) }), ...asList })

export const useSheet = (product_id: number) =>
  useQuery({ ...orpc.products.getSheet.queryOptions({ input: { product_id } }), meta: told })

/** All the labels, by the name that is read. */
export const useAllLabels = () => {
  const sort = `name_${useLanguage()}`
  return useQuery({ ...orpc.productLabels.listLabels.queryOptions({ input: { page_size: -1, sort } }), meta: told })
}

/** The categories alone, without what they hold. */
export const useCategoryTree = () =>
  useQuery({ ...orpc.products.listCategories.queryOptions({ input: { with_children: '1' } }), meta: told })

export const useCreateProduct = () => useAct('products.createProduct')
export const useEditProduct = () => useAct('products.editProduct')
/** It may have been given to a home meanwhile. */
export const useDeleteProduct = () => useAct('products.deleteProduct', { evenIfRefused: true })
export const useSetTasks = () => useAct('products.setProductTasks')
export const useRemovePicture = () => useAct('products.removeProductPicture')
export const useDeleteDocument = () => useAct('products.deleteProductDocument')

/** A photo travels small; it is sent whole, or not at all. */
export const useSetPicture = (product_id: number) => {
  const refresh = useRefresh('products.setProductPicture')
  return useMutation({
    mutationFn: async (chosen: File) =>
      upload('products.setProductPicture', { product_id, file: await reducePhoto(chosen) }),
    onSuccess: refresh,
  })
}

export const useAddDocument = (product_id: number) => {
  const refresh = useRefresh('products.addProductDocument')
  return useMutation({
    mutationFn: useKeyed(
      (file: File, key) => upload('products.addProductDocument', { product_id, file, name: file.name }, { key }),
      `products.addProductDocument ${product_id}`,
    ),
    onSuccess: refresh,
  })
}
