// The fields of settings that the audit log notes. A field that is not here is never in it.
import { secondPersonLabels } from '#domain/second-person-acts.ts';
import type { AuditField, AuditFields } from './audit-values.ts';

const whole = (label: string): AuditField => ({ label, shows: 'whole' });
const host = (label: string): AuditField => ({ label, shows: 'host' });
/** Texts that people look up elsewhere, and secrets. */
const hidden = (label: string): AuditField => ({ label, shows: 'hidden' });

export const settingsFields: AuditFields = {
  attestation: whole('Claims confirmed by name'),
  secondPerson: { ...whole('Needs a second person'), words: secondPersonLabels },
  secondPersonCategories: whole('Categories that need a second person'),
  returnsChanged: whole('Changed sources return approved parts'),
  handEdits: whole('Manual edits in imports'),
  measuresImports: whole('Images of imports are measured'),
  auditDays: whole('Days the audit log is kept'),
  timeZone: whole('Time zone'),
};

export const connectionFields: AuditFields = {
  name: whole('Name'),
  provider: whole('Provider'),
  model: whole('Model'),
  baseUrl: host('Server'),
  lockedKey: hidden('Key'),
  isActive: whole('On'),
  inputPrice: whole('Input price'),
  outputPrice: whole('Output price'),
  dailyBudget: whole('Daily budget'),
  concurrency: whole('Requests at a time'),
  requestsPerMinute: whole('Requests per minute'),
  tokensPerMinute: whole('Tokens per minute'),
  maxOutputTokens: whole('Output tokens'),
  timeoutSeconds: whole('Timeout in seconds'),
  temperature: whole('Temperature'),
  seed: whole('Seed'),
};

export const modelJobFields: AuditFields = { connection: whole('Connection') };

export const ruleFields: AuditFields = {
  label: whole('Name'),
  retailer: whole('Retailer'),
  category: whole('Category'),
  attribute: whole('Part'),
  severity: whole('Severity'),
  points: whole('Points'),
  isActive: whole('On'),
  validFrom: whole('From'),
  validUntil: whole('Until'),
  rule: whole('Requirement'),
  messages: hidden('Messages'),
  notes: hidden('Notes'),
};

export const waiverFields: AuditFields = {
  ruleIds: whole('Rules'),
  scope: whole('Scope'),
  value: whole('Applies to'),
  productIds: whole('Products'),
  reason: whole('Reason'),
  until: whole('Until'),
};

export const policyFields: AuditFields = {
  retailer: whole('Retailer'),
  category: whole('Category'),
  parts: whole('Parts'),
  takesUnchanged: whole('Unchanged texts'),
  takesClean: whole('Texts without findings'),
  mostWords: whole('Words that may differ'),
  share: whole('Always reviewed by a person (%)'),
  isOn: whole('On'),
};

export const promptFields: AuditFields = {
  scope: whole('Scope'),
  scopeValue: whole('Applies to'),
  isActive: whole('On'),
  prompt: hidden('Wording'),
};

export const voiceFields: AuditFields = {
  scope: whole('Scope'),
  scopeValue: whole('Applies to'),
  language: whole('Language'),
  tone: whole('Tone'),
  person: whole('Person'),
  spelling: whole('Spelling'),
  units: whole('Units'),
  prefer: hidden('Preferred words'),
  avoid: hidden('Words to avoid'),
  terms: hidden('Terms'),
  examples: hidden('Examples'),
};

export const keywordFields: AuditFields = { keywords: hidden('Keywords') };

export const attributeFields: AuditFields = { use: whole('Use') };

export const exportProfileFields: AuditFields = {
  name: whole('Name'),
  format: whole('Format'),
  filter: whole('Products'),
  columns: whole('Columns'),
  onlyDecided: whole('Only decided products'),
  onlyChanged: whole('Only changed products'),
  splitsRetailers: whole('One file per retailer'),
  fileName: whole('File name'),
  schedule: whole('Schedule'),
};

export const importProfileFields: AuditFields = {
  name: whole('Name'),
  format: whole('Format'),
  encoding: whole('Encoding'),
  mapping: hidden('Mapping'),
  columns: hidden('Columns'),
  handEdits: whole('Manual edits'),
  emptyCells: whole('Empty cells'),
  missing: whole('Missing products'),
  stopAbove: whole('Percent that stops the import'),
  constants: hidden('Values for all products'),
  supplierId: whole('Supplier number'),
  otherSupplier: whole('Products of other suppliers'),
};

export const importScheduleFields: AuditFields = {
  kind: whole('From'),
  file: whole('File'),
  url: host('Server'),
  times: whole('Schedule'),
};

export const webhookFields: AuditFields = {
  url: host('Server'),
  description: whole('Description'),
  kinds: whole('Events'),
  isOn: whole('On'),
  lockedSecret: hidden('Secret'),
};

export const supplierFields: AuditFields = {
  name: whole('Name'),
  key: whole('Key of its SKUs'),
  hasOwnSkus: whole('Own SKUs'),
};

export const roleFields: AuditFields = { role: whole('Role') };

export const memberScopeFields: AuditFields = { scope: whole('Products') };
