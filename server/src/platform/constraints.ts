import type { Reason } from '@logis/contract/errors'

/** What a broken constraint means to the person who broke it, so that a race answers as the check does. */
export const constraintReasons: Record<string, Reason | undefined> = {
  users_username_live: 'EMAIL_ALREADY_USED',
  users_email_live: 'EMAIL_ALREADY_USED',
  company_type_in_use: 'COMPANY_TYPE_IN_USE',
  company_tree_no_cycle: 'COMPANY_TREE_CYCLE',
  company_child_type: 'COMPANY_CHILD_TYPE_NOT_ALLOWED',
  residences_parent_building: 'RESIDENCE_PARENT_INVALID',
  residences_parent_company: 'RESIDENCE_PARENT_INVALID',
  residences_parent_type: 'RESIDENCE_PARENT_INVALID',
  residence_users_once: 'RESIDENCE_USER_EXISTS',
  access_requests_one_pending: 'ACCESS_REQUEST_EXISTS',
  documents_name: 'DOCUMENT_NAME_EXISTS',
  product_requests_once: 'PRODUCT_REQUEST_EXISTS',
  documents_folder: 'DOCUMENT_FOLDER_NOT_FOUND',
  documents_private_building: 'DOCUMENT_PRIVATE_BUILDING_ONLY',
  templates_name: 'TEMPLATE_NAME_EXISTS',
  document_folders_name: 'DOCUMENT_FOLDER_EXISTS',
  interventions_one_product: 'PRODUCT_REQUEST_WITH_PRODUCT',
  interventions_done_date: 'INTERVENTION_INCOMPLETE',
  interventions_done_product: 'INTERVENTION_INCOMPLETE',
  material_labels_wall: 'MATERIAL_LABEL_EXISTS',
}
