import type { Noun, OperationName } from './operations.ts'

/** What is read again: all of a noun, or one of its operations. */
type Read = Noun | OperationName

/** What a home page counts. */
const figures = ['companies.getStatistics', 'companies.listLateBuildings', 'companies.listAffiliates'] as const
/** A project: wherever it is shown, counted or told of. */
const project: readonly Read[] = ['projects', 'flats', 'passports.listPassports', 'feed', ...figures]
/** The papers of a project: the tree, its count on the page, its story. */
const documents: readonly Read[] = [
  'documents.listDocuments',
  'documents.listHomeDocuments',
  'documents.listParentDocuments',
  'projects.getProject',
  'feed',
]
/** The face of a project is shown wherever the project is; its photos take their room in its storage. */
const pictures: readonly Read[] = ['pictures', 'projects', 'documents.listDocuments', 'feed']
/** The equipment, and what is imported of a study. */
const devices: readonly Read[] = ['devices', 'studies', 'feed']
/** A device's own files take their room in the storage of the project. */
const deviceFiles: readonly Read[] = [...devices, 'documents.listDocuments']
const study: readonly Read[] = ['studies', 'devices', 'feed']
/** An intervention leaves papers and equipment in the home, and counts in its month. */
const intervention: readonly Read[] = [
  'interventions',
  'passports',
  'projects.getProject',
  'documents.listDocuments',
  'devices',
  'feed',
]
/** Who is at home somewhere: told on the page, counted, and a state of the home. */
const tenants: readonly Read[] = ['tenants', ...project]
const invitation: readonly Read[] = ['invitations', 'projects', 'flats', 'feed', ...figures]
/** A contact, on its company's page, and in the projects and the templates that have it. */
const contact: readonly Read[] = ['contacts', 'feed', 'templates']
const templateOfCompany: readonly Read[] = ['templates']
/** A trade, on its own page and wherever a contact has it. */
const trade: readonly Read[] = ['trades', 'contacts', 'templates', 'administration']
/** What the catalogue offers, wherever it is chosen from. */
const catalogue: readonly Read[] = [
  'manufacturers',
  'productClasses',
  'productLabels',
  'products',
  'devices',
  'administration',
]
const nothing: readonly Read[] = []

/** What each act makes stale, in one place: whoever adds an operation that changes something says it here. */
export const stale = {
  'portal.sendSatisfaction': nothing,
  'accounts.acceptTerms': ['accounts.getMe'],
  'accounts.setUserChannels': ['accounts.getUserChannels'],
  'accounts.readNotification': ['accounts.listNotifications', 'accounts.getMe'],
  'accounts.readAllNotifications': ['accounts.listNotifications', 'accounts.getMe'],
  'notifications.readNotification': ['notifications'],
  'notifications.readAllNotifications': ['notifications'],
  'notifications.setChoices': ['notifications.getChoices'],
  'accounts.signIn': nothing,
  'accounts.refreshSession': nothing,
  'accounts.signOut': nothing,
  'accounts.endSession': ['accounts.listSessions'],
  'accounts.endOtherSessions': ['accounts.listSessions'],
  'accounts.requestPasswordReset': nothing,
  'accounts.resetPassword': nothing,
  'accounts.createUser': nothing,
  'accounts.updateUser': ['accounts.getMe', 'accounts.getUser'],
  'accounts.deleteUser': nothing,
  'accounts.changeEmail': ['accounts.getMe', 'accounts.getUser'],
  'accounts.changePassword': nothing,
  'accounts.resendValidation': nothing,
  'accounts.setUserPicture': ['accounts.getMe', 'accounts.getUser'],
  'accounts.removeUserPicture': ['accounts.getMe', 'accounts.getUser'],
  'companies.updateCompany': ['companies', 'accounts.getMe'],
  'companies.createChild': ['companies'],
  'companies.deleteChild': ['companies'],
  'companies.setCompanyChannel': ['companies.listCompanyChannels'],
  'companies.addCredentialContact': ['companies.listCredentialContacts', 'companies.getCompany'],
  'companies.editCredentialContact': ['companies.listCredentialContacts', 'companies.getCompany'],
  'companies.deleteCredentialContact': ['companies.listCredentialContacts', 'companies.getCompany'],
  'views.createView': ['views'],
  'views.editView': ['views'],
  'views.deleteView': ['views'],
  'companies.setCompanyContact': ['companies'],
  'companies.setCompanyPicture': ['companies'],
  'companies.removeCompanyPicture': ['companies'],
  'companies.inviteColleague': ['companies'],
  'companies.withdrawInvitation': ['companies'],
  'companies.changeRole': ['companies'],
  'companies.removeColleague': ['companies'],
  'accesses.grantAccess': ['accesses'],
  'accesses.removeAccess': ['accesses'],
  'projects.createProject': project,
  'projects.editProject': project,
  'projects.setCommissioningDate': project,
  'projects.setProjectContact': project,
  'projects.cancelProject': project,
  'projects.restoreProject': project,
  'invitations.inviteOwner': invitation,
  'invitations.inviteResidence': invitation,
  'invitations.renewCode': invitation,
  'invitations.sendCode': nothing,
  'invitations.receiveMailEvents': nothing,
  'residents.activateHome': ['residents'],
  'residents.activateByCode': ['residents'],
  'residents.requestAccess': ['residents'],
  'tenants.removeTenant': tenants,
  'tenants.acceptRequest': tenants,
  'tenants.rejectRequest': tenants,
  'tenants.activateForCompany': tenants,
  'documents.uploadDocument': documents,
  'documents.editDocument': documents,
  'documents.moveDocuments': documents,
  'documents.deleteDocument': documents,
  'documents.deleteDocuments': documents,
  'documents.detachLabel': documents,
  'documents.createFolder': documents,
  'documents.renameFolder': documents,
  'documents.deleteFolder': documents,
  'pictures.addPictures': pictures,
  'pictures.editPicture': ['pictures', 'feed'],
  'pictures.movePicture': pictures,
  'pictures.deletePicture': pictures,
  'studies.attachStudy': study,
  'studies.setOffice': study,
  'studies.removeStudy': study,
  'studies.importStudy': study,
  'studies.importWalls': study,
  'materialLabels.createLabel': ['materialLabels'],
  'materialLabels.editLabel': ['materialLabels'],
  'materialLabels.deleteLabel': ['materialLabels'],
  'templates.applyTemplate': [...project, ...documents, ...devices, 'contacts'],
  'templates.previewTemplate': nothing,
  'templates.startTemplateRun': nothing,
  'templates.createTemplate': templateOfCompany,
  'templates.renameTemplate': templateOfCompany,
  'templates.deleteTemplate': templateOfCompany,
  'templates.addTemplateDocument': templateOfCompany,
  'templates.removeTemplateDocument': templateOfCompany,
  'templates.addTemplateDevice': templateOfCompany,
  'templates.removeTemplateDevice': templateOfCompany,
  'templates.addTemplateContact': templateOfCompany,
  'templates.removeTemplateContact': templateOfCompany,
  'templates.addOption': templateOfCompany,
  'templates.deleteOption': templateOfCompany,
  'devices.createDevice': devices,
  'devices.editDevice': devices,
  'devices.deleteDevice': deviceFiles,
  'devices.completeTask': devices,
  'devices.uploadDeviceDocument': deviceFiles,
  'devices.deleteDeviceDocument': deviceFiles,
  'devices.createFlatDevices': [...devices, 'flats'],
  'devices.deleteFlatDevices': deviceFiles,
  'devices.createProductRequest': devices,
  'devices.deleteProductRequest': devices,
  'passports.createPassport': ['passports', 'interventions', 'projects', ...figures],
  'contacts.createContact': contact,
  'contacts.importContacts': contact,
  'contacts.matchContacts': nothing,
  'contacts.editContact': contact,
  'contacts.deleteContact': contact,
  'contacts.setContactInformations': contact,
  'contacts.mergeContacts': contact,
  'contacts.linkContact': contact,
  'contacts.unlinkContact': contact,
  'contacts.linkFlatsContact': [...contact, 'flats'],
  'energies.createSubscription': ['energies', 'flats'],
  'energies.editSubscription': ['energies', 'flats'],
  'energies.deleteSubscription': ['energies', 'flats'],
  'energies.recordReadings': ['energies', 'flats'],
  'manufacturers.createMaker': catalogue,
  'manufacturers.editMaker': catalogue,
  'manufacturers.deleteMaker': catalogue,
  'productClasses.createClass': catalogue,
  'productClasses.editClass': catalogue,
  'productClasses.deleteClass': catalogue,
  'productLabels.createLabel': catalogue,
  'productLabels.editLabel': catalogue,
  'productLabels.deleteLabel': catalogue,
  'trades.createTrade': trade,
  'trades.editTrade': trade,
  'trades.deleteTrade': trade,
  'invitations.sendFlatsCredentials': invitation,
  'flats.matchFlats': nothing,
  'flats.createFlats': project,
  'flats.editFlats': project,
  'passports.setQuota': ['passports'],
  'passports.removeQuota': ['passports'],
  'interventions.createIntervention': intervention,
  'interventions.editIntervention': intervention,
  'interventions.postIntervention': intervention,
  'interventions.deleteIntervention': intervention,
  'interventions.deleteFile': intervention,
  'interventions.writeCertificate': intervention,
} as const satisfies Partial<Record<OperationName, readonly Read[]>>

/** The operations that change something. */
export type Act = keyof typeof stale
