/** The other parts of one home: who opens one soon opens another. */
export { HouseholdPage } from './household/HouseholdPage.tsx'
export { HomeMessagesPage } from './messages/HomeMessagesPage.tsx'
export { DocumentsPage } from './residents/dwelling/DocumentsPage.tsx'
export { EquipmentPage } from './residents/dwelling/EquipmentPage.tsx'
