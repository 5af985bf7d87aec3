import type { Now } from './columns.ts'

export type ReminderTables = {
  account_reminders: { residence_id: number; months: number; told_at: Now }
  care_reminders: { user_id: number; device_id: number; product_task_id: number; due_date: string; told_at: Now }
  company_reports: { company_id: number; week: string; told_at: Now }
  home_reports: { user_id: number; week: string; told_at: Now }
  unsubscribe_links: { token_hash: Buffer; log_id: number }
  mail_refusals: { email: string; channel_id: number; created_at: Now }
}
