import type { Noun, OperationName } from './operations.ts'
import { campaigns } from './stale.campaigns.ts'
import { documents, papers } from './stale.documents.ts'
import { sortings } from './stale.sortings.ts'

/** What is read again: all of a noun, or one of its operations. */
type Read = Noun | OperationName

/** What a home page counts. */
const figures = [
  'companies.getStatistics',
  'companies.listLateBuildings',
  'companies.listHandOvers',
  'companies.listAffiliates',
] as const
/** A project: wherever it is shown, counted or told of. */
const project: readonly Read[] = ['projects', 'flats', 'passports.listPassports', 'feed', ...figures]
/** What a booklet says, wherever it is counted. */
const booklet: readonly Read[] = ['booklet', 'projects.listProjects', 'feed']
/** The face of a project is shown wherever the project is; its photos take their room in its storage. */
const pictures: readonly Read[] = ['pictures', 'projects', 'documents.listDocuments', 'feed']
/** The equipment, and what is imported of a study. */
const devices: readonly Read[] = ['devices', 'studies', ...booklet]
/** A device's own files take their room in the storage of the project. */
const deviceFiles: readonly Read[] = [...devices, 'documents.listDocuments']
/** A certificate leaves its file and equipment in the home. */
const certificate: readonly Read[] = ['certificates', 'devices', ...papers]
/** An intervention leaves papers and equipment in the home, and counts in its month. */
const intervention: readonly Read[] = [
  'interventions',
  'passports',
  'projects.getProject',
  'documents.listDocuments',
  'devices',
  ...booklet,
]
/** Who is at home somewhere: told on the page, counted, and a state of the home. */
const tenants: readonly Read[] = ['tenants', ...project]
const invitation: readonly Read[] = ['invitations', 'projects', 'flats', 'feed', ...figures]
/** A contact, on its company's page, and in the projects and the templates that have it. */
const contact: readonly Read[] = ['contacts', 'feed', 'templates']
const templateOfCompany: readonly Read[] = ['templates']
/** A sheet of projects. What it creates comes later, and is read again as it ends. */
const intake: readonly Read[] = ['intakes']
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
/** A request for a product: a device takes its place in the home, or nothing does. */
const productRequest: readonly Read[] = [...catalogue, 'interventions', 'feed']
/** A request for a meter's data, and the homes that show its state. */
const energyRequest: readonly Read[] = ['energies', 'tenants', 'flats', 'administration']
/** The connection of a meter, and the homes that show its state. */
const energyConnection: readonly Read[] = ['energies', 'flats', 'administration']
const energyUtility: readonly Read[] = ['energies.listUtilities', 'energies.getUtility', 'administration']
/** An order or an invoice of a home. */
const paper: readonly Read[] = ['orders', 'feed', 'administration']
/** What administrators keep in mind of a home or a company. */
const note: readonly Read[] = ['notes', 'administration']
/** Someone's account, on the administrators' page and among the people of a company. */
const person: readonly Read[] = ['people', 'partners', 'companies', 'administration', 'security']
/** A company, wherever it is named. */
const partner: readonly Read[] = ['partners', 'companies', 'people', 'administration', 'security']
/** What companies left: archived, they are closed; erased, their homes go. */
const retained: readonly Read[] = ['retentions', ...partner, ...project]
/** What a company has subscribed to. */
const subscription: readonly Read[] = ['subscriptions', 'provisions', 'administration']
/** What residents and their company write to each other is told of in the home. */
const message: readonly Read[] = ['messages', 'feed']
const nothing: readonly Read[] = []

/** What each act makes stale, in one place: whoever adds an operation that changes something says it here. */
export const stale = {
  'portal.sendSatisfaction': nothing,
  'accounts.acceptTerms': ['accounts.getMe'],
  'accounts.setUserChannels': ['accounts.getUserChannels'],
  'accounts.unsubscribe': ['accounts.readUnsubscription', 'accounts.getUserChannels'],
  'accounts.readNotification': ['accounts.listNotifications', 'accounts.getMe'],
  'accounts.readAllNotifications': ['accounts.listNotifications', 'accounts.getMe'],
  'notifications.readNotification': ['notifications'],
  'notifications.readAllNotifications': ['notifications'],
  'notifications.setChoices': ['notifications.getChoices'],
  'devices.attachTaskPhoto': deviceFiles,
  'household.addThing': ['household'],
  'household.editThing': ['household'],
  'household.deleteThing': ['household'],
  'household.addThingFiles': ['household'],
  'household.deleteThingFile': ['household'],
  'sales.startSale': ['sales', 'feed'],
  'sales.revokeSale': ['sales', 'feed'],
  'sales.openSale': nothing,
  'sales.acceptSale': ['sales.listPurchases', 'sales.listReceipts', 'residents'],
  'messages.closeConversation': message,
  'messages.write': message,
  'messages.answer': message,
  'accounts.signIn': nothing,
  'accounts.passSecondFactor': nothing,
  'accounts.startTotp': nothing,
  'accounts.confirmTotp': ['accounts.listFactors', 'accounts.listSessions', 'accounts.getMe'],
  'accounts.removeTotp': ['accounts.listFactors'],
  'accounts.renewRecoveryCodes': ['accounts.listFactors'],
  'accounts.proveIdentity': nothing,
  'accounts.askPasskey': nothing,
  'accounts.signInByPasskey': nothing,
  'accounts.startPasskey': nothing,
  'accounts.addPasskey': ['accounts.listFactors'],
  'accounts.renamePasskey': ['accounts.listFactors'],
  'accounts.removePasskey': ['accounts.listFactors', 'accounts.listSessions'],
  'accounts.refreshSession': nothing,
  'accounts.signOut': nothing,
  'identities.startSignIn': nothing,
  'identities.finishSignIn': nothing,
  'identities.proveIdentity': nothing,
  'identities.leaveProvider': nothing,
  'identities.setCompanyProvider': ['identities.getCompanyIdentity'],
  'identities.removeCompanyProvider': ['identities.getCompanyIdentity'],
  'identities.setOnlyWay': ['identities.getCompanyIdentity'],
  'identities.addDomain': ['identities.getCompanyIdentity'],
  'identities.unlinkIdentity': ['identities.listOwnIdentities', 'accounts.listSessions'],
  'identities.proveDomain': ['identities.getCompanyIdentity'],
  'identities.removeDomain': ['identities.getCompanyIdentity'],
  'accounts.endSession': ['accounts.listSessions'],
  'accounts.endOtherSessions': ['accounts.listSessions'],
  'accounts.startAssistance': nothing,
  'accounts.requestPasswordReset': nothing,
  'accounts.resetPassword': nothing,
  'accounts.createUser': nothing,
  'accounts.joinCompany': nothing,
  'accounts.updateUser': ['accounts.getMe', 'accounts.getUser'],
  'accounts.deleteUser': person,
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
  'companies.setSecondFactor': ['companies.getSecondFactor', 'accounts.getMe', 'accounts.listFactors'],
  'companies.setCompanyContact': ['companies'],
  'companies.setCompanyPicture': ['companies'],
  'companies.removeCompanyPicture': ['companies'],
  'companies.inviteColleague': ['companies', 'partners'],
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
  'projects.restoreProject': [...project, 'administration'],
  'invitations.inviteOwner': invitation,
  'invitations.inviteResidence': invitation,
  'invitations.renewCode': invitation,
  'invitations.sendCode': nothing,
  'invitations.receiveMailEvents': nothing,
  'residents.activateHome': ['residents'],
  'residents.activateByCode': ['residents'],
  'residents.requestAccess': ['residents'],
  'tenants.removeTenant': ['residents', ...tenants],
  'tenants.acceptRequest': tenants,
  'tenants.rejectRequest': tenants,
  'tenants.activateForCompany': tenants,
  'pictures.addPictures': pictures,
  'pictures.editPicture': ['pictures', 'feed'],
  'pictures.movePicture': pictures,
  'pictures.deletePicture': pictures,
  'booklet.setTrigger': booklet,
  'booklet.answer': booklet,
  'booklet.withdrawAnswer': booklet,
  'booklet.addWork': booklet,
  'booklet.removeWork': booklet,
  'booklet.handOver': booklet,
  'booklet.fillFlats': booklet,
  'booklet.askForPart': booklet,
  'booklet.revokeAsk': booklet,
  'booklet.createShare': ['booklet.listShares', 'feed'],
  'booklet.revokeShare': ['booklet.listShares', 'feed'],
  'booklet.openShare': nothing,
  'booklet.importPackage': [...papers, 'devices'],
  'booklet.openAsk': nothing,
  'booklet.addToAsk': nothing,
  'studies.attachStudy': devices,
  'studies.setOffice': devices,
  'studies.removeStudy': devices,
  'studies.importStudy': devices,
  'studies.importWalls': devices,
  'certificates.previewCertificate': nothing,
  'certificates.importCertificate': certificate,
  'certificates.removeCertificate': certificate,
  'materialLabels.createLabel': ['materialLabels'],
  'materialLabels.editLabel': ['materialLabels'],
  'materialLabels.deleteLabel': ['materialLabels'],
  'templates.applyTemplate': [...project, ...papers, ...devices, 'contacts'],
  'templates.previewTemplate': nothing,
  'templates.startTemplateRun': nothing,
  'invitations.startFlatInvitations': nothing,
  ...campaigns,
  ...documents,
  ...sortings,
  'intakes.openIntake': intake,
  'intakes.setIntakeColumns': intake,
  'intakes.correctIntakeRow': intake,
  'intakes.startIntake': intake,
  'intakes.undoIntake': [...intake, ...project],
  'intakes.discardIntake': intake,
  'templates.createTemplate': templateOfCompany,
  'templates.renameTemplate': templateOfCompany,
  'templates.deleteTemplate': templateOfCompany,
  'templates.addTemplateDocument': templateOfCompany,
  'templates.removeTemplateDocument': templateOfCompany,
  'templates.addTemplateDevice': templateOfCompany,
  'templates.editTemplateDevice': templateOfCompany,
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
  'energies.createSubscription': energyConnection,
  'energies.editSubscription': energyConnection,
  'energies.deleteSubscription': energyConnection,
  'energies.recordReadings': energyConnection,
  'manufacturers.createMaker': catalogue,
  'manufacturers.editMaker': catalogue,
  'manufacturers.deleteMaker': catalogue,
  'productClasses.createClass': catalogue,
  'productClasses.editClass': catalogue,
  'productClasses.deleteClass': catalogue,
  'products.acceptRequest': productRequest,
  'products.mergeRequest': productRequest,
  'products.rejectRequest': productRequest,
  'products.createProduct': catalogue,
  'products.editProduct': catalogue,
  'products.deleteProduct': catalogue,
  'products.setProductTasks': catalogue,
  'products.setProductPicture': catalogue,
  'products.removeProductPicture': catalogue,
  'products.addProductDocument': catalogue,
  'products.deleteProductDocument': catalogue,
  'products.previewCatalogue': nothing,
  'products.importCatalogue': catalogue,
  'productLabels.createLabel': catalogue,
  'productLabels.editLabel': catalogue,
  'productLabels.deleteLabel': catalogue,
  'channels.editChannel': ['channels', 'companies.listCompanyChannels', 'accounts.getUserChannels', 'administration'],
  'energies.createUtility': energyUtility,
  'energies.editUtility': energyUtility,
  'energies.deleteUtility': energyUtility,
  'orders.createOrder': paper,
  'orders.createInvoice': paper,
  'orders.setInvoiceStatus': paper,
  'retentions.decideRetention': retained,
  'retentions.holdRetention': ['retentions', 'administration'],
  'retentions.releaseRetention': ['retentions', 'administration'],
  'notes.createNote': note,
  'notes.deleteNote': note,
  'energies.approveRequest': energyRequest,
  'energies.rejectRequest': energyRequest,
  'energies.retryRequest': energyRequest,
  'partners.createPartner': partner,
  'partners.editPartner': partner,
  'partners.movePartner': partner,
  'partners.disablePartner': partner,
  'partners.enablePartner': partner,
  'partners.setLinkedPartners': partner,
  'partners.mergePartner': [...partner, ...project, 'subscriptions', 'notes', 'orders'],
  'partners.deletePartner': partner,
  'subscriptions.createSubscription': subscription,
  'subscriptions.editSubscription': subscription,
  'subscriptions.endSubscription': subscription,
  'subscriptions.renewSubscription': subscription,
  'subscriptions.deleteSubscription': subscription,
  'people.createPerson': person,
  'people.editPerson': person,
  'people.disablePerson': person,
  'people.enablePerson': person,
  'people.sendPersonReset': person,
  'people.setGlobalRoles': person,
  'accounts.resetFactors': person,
  'trades.createTrade': trade,
  'trades.editTrade': trade,
  'trades.deleteTrade': trade,
  'invitations.sendFlatsCredentials': invitation,
  'flats.matchFlats': nothing,
  'flats.createFlats': project,
  'flats.editFlats': project,
  'passports.setQuota': ['passports', 'administration'],
  'passports.removeQuota': ['passports', 'administration'],
  'interventions.createIntervention': intervention,
  'interventions.editIntervention': intervention,
  'interventions.postIntervention': intervention,
  'interventions.deleteIntervention': intervention,
  'interventions.deleteFile': intervention,
  'interventions.writeCertificate': intervention,
} as const satisfies Partial<Record<OperationName, readonly Read[]>>
/** The operations that change something. */
export type Act = keyof typeof stale
