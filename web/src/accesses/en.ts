import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Access',
  subtitle: 'The companies that read your projects, and those whose projects you read.',
  unknownCompany: 'another company',
  field: { company: 'Company', created_at: 'Since', actions: 'Actions' },
  authorized: {
    tab: 'Authorised companies',
    title: 'Authorised companies',
    count_zero: 'no company',
    count_one: '{{count, number}} company',
    count_other: '{{count, number}} companies',
    scope:
      'Reads the projects and their documents. A company that carries out interventions adds its own, and changes nothing else.',
    by: 'Access given by {{name}}.',
    empty: 'Let an installer or an engineering office read your projects, without handing over your account.',
  },
  granted: {
    tab: 'Access received',
    title: 'Access received',
    count_zero: 'no company',
    count_one: '{{count, number}} company',
    count_other: '{{count, number}} companies',
    scope: 'You read its projects and their documents, and add your interventions there.',
    scopeOfReader: 'You read its projects and their documents.',
    toProjects: 'See these projects',
    toFinder: 'Search for these homes',
    empty: 'The companies that give you access to their projects will appear here.',
  },
  grant: {
    open: 'Authorise a company',
    title: 'Authorise a company',
    submit: 'Authorise',
    help: 'Enter at least three characters of its name.',
    scope:
      'It will be able to read your projects and their documents and, if it carries out interventions, to add its own. Your settings, access and tenants stay closed to it. It is told by email.',
    done: '{{name}} can now read your projects.',
  },
  remove: {
    open: 'Withdraw the access of {{name}}',
    title: 'Withdraw the access',
    text: '{{name}} will no longer be able to read your projects. This takes effect at once, even if the company is at work there now. The interventions it has added are kept.',
    done: '{{name}} no longer has access to your projects.',
  },
}
