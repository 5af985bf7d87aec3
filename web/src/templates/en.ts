import type { fr } from './fr.ts'

export const en: typeof fr = {
  apply: {
    title: 'Apply a template',
    submit: 'Apply',
    help: 'The folders of the template will be added where they are missing. Nothing is removed or added twice.',
    projects_one: 'To the project “{{name}}”.',
    projects_other: 'To the {{count, number}} selected projects.',
    template: 'Template',
    choose: 'Choose a template',
    byDefault: '{{name}} (default)',
    none: 'Your company has no template yet.',
    noMatch: 'No template has this name',
  },
  applied_one: 'The template has been applied to {{names}}.',
  applied_other: 'The template has been applied to {{count, number}} projects: {{names}}.',
  appliedMany: 'The template has been applied to {{count, number}} projects: {{names}} and {{more, number}} others.',
  none: 'The template could add nothing to this project.',
  missed: {
    title_one: '{{count, number}} project was not updated',
    title_other: '{{count, number}} projects were not updated',
    text: 'They lack the service it needs or are out of your reach.',
  },
}
