import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../ui/day.ts'
import { rootKey, type Place } from '../library.ts'
import { entryProblems, type FileEntry } from './fileForm.ts'

export type FilesValues = { folder: string; files: FileEntry[] }
/** What the fields of a file need of its form, whatever the form sends in the end. */
export type FilesForm = Pick<UseFormReturnType<FilesValues>, 'values' | 'getInputProps' | 'setFieldValue'>

type Options<Input> = {
  places: readonly Place[]
  initialValues: FilesValues
  toInput: (files: readonly FileEntry[], place: Place) => Input
}

/**
 * Files and the one place they go to. Names are judged at each change, for what is wrong with one depends on the others
 * and on the place; the form itself only needs to know which of them are wrong.
 */
export const useFilesForm = <Input>({ places, initialValues, toInput }: Options<Input>) => {
  const { t } = useTranslation()
  const invalidDay = t('ui.date.invalid')
  const placeNamed = (key: string) =>
    places.find((place) => place.key === key) ?? { key: rootKey, id: null, name: '', isDefault: false, files: [] }
  const form = useForm<FilesValues, Input>({
    initialValues,
    validate: ({ folder, files }) => {
      const problems = entryProblems(files, placeNamed(folder))
      const faults = files.flatMap(({ key }, index) => (problems[key] ? [[`files.${index}.base`, true]] : []))
      const days = files.flatMap(({ validUntil }, index) =>
        validUntil !== null && !isDay(validUntil) ? [[`files.${index}.validUntil`, invalidDay]] : [],
      )
      return Object.fromEntries(files.length === 0 ? [['files', true]] : [...faults, ...days])
    },
    transformValues: ({ folder, files }) => toInput(files, placeNamed(folder)),
  })
  const place = placeNamed(form.values.folder)
  return { form, place, problems: entryProblems(form.values.files, place) }
}
