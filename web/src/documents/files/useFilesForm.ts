import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from '../../ui/texts.ts'
import { isDay } from '../../ui/day.ts'
import { rootKey, type Place } from '../library.ts'
import { entryProblems, type FileEntry, type PlaceOf } from './fileForm.ts'

type FilesValues = { folder: string; files: FileEntry[] }
/** What the fields of a file need of its form, whatever the form sends in the end. */
export type FilesForm = Pick<UseFormReturnType<FilesValues>, 'values' | 'getInputProps' | 'setFieldValue'>

type Options<Input> = {
  places: readonly Place[]
  initialValues: FilesValues
  toInput: (files: readonly FileEntry[], placeOf: PlaceOf, folder: string) => Input
}

const nowhere: Place = { key: rootKey, id: null, name: '', isDefault: false, files: [] }

/**
 * Files, and where they go: to one place, but for those that have one of their own. Names are judged at each change, for what
 * is wrong with one depends on the others and on the place; the form itself only needs to know which of them are wrong.
 */
export const useFilesForm = <Input>({ places, initialValues, toInput }: Options<Input>) => {
  const { t } = useTranslation()
  const invalidDay = t('ui.date.invalid')
  const placeNamed = (key: string) => places.find((place) => place.key === key) ?? nowhere
  const placesFrom =
    (common: string): PlaceOf =>
    ({ folder }) =>
      placeNamed(folder ?? common)
  const form = useForm<FilesValues, Input>({
    initialValues,
    validate: ({ folder, files }) => {
      const problems = entryProblems(files, placesFrom(folder))
      const faults = files.flatMap(({ key }, index) => (problems[key] ? [[`files.${index}.base`, true]] : []))
      const days = files.flatMap(({ validUntil }, index) =>
        validUntil !== null && !isDay(validUntil) ? [[`files.${index}.validUntil`, invalidDay]] : [],
      )
      return Object.fromEntries(files.length === 0 ? [['files', true]] : [...faults, ...days])
    },
    transformValues: ({ folder, files }) => toInput(files, placesFrom(folder), folder),
  })
  const placeOf = placesFrom(form.values.folder)
  return { form, placeOf, problems: entryProblems(form.values.files, placeOf) }
}
