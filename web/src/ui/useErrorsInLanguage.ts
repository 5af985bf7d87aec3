import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { useTranslation } from './texts.ts'

/**
 * For a form that leaves the choice of the language within reach, as one in a dialog does not: what it has told under
 * its fields is told again in the new language. A fault that the server alone can see is found again by sending.
 */
export function useErrorsInLanguage<V, I>(form: UseFormReturnType<V, I>) {
  const { language } = useTranslation().i18n
  const told = useRef(language)
  // The form keeps its sentences as they were said.
  useEffect(() => {
    if (told.current === language) return
    told.current = language
    for (const path of Object.keys(form.errors)) form.validateField(path)
  }, [language, form])
}
