// What the API page calls operations and the shapes they share: the names that contracts and schemas are exported under.
import * as z from 'zod/mini';
import * as assistant from '#domain/assistant/assistant.contract.ts';
import * as chat from '#domain/assistant/chat.contract.ts';
import * as proposal from '#domain/assistant/proposal.contract.ts';
import * as catalogueQuery from '#domain/assistant/questions/catalogue-query.ts';
import * as attributes from '#domain/attributes/attributes.contract.ts';
import * as audit from '#domain/audit/audit.contract.ts';
import * as benchmarks from '#domain/benchmarks/benchmarks.contract.ts';
import * as brokenRules from '#domain/benchmarks/broken-rules.contract.ts';
import * as fixProposal from '#domain/benchmarks/fix-proposal.contract.ts';
import * as imageConditions from '#domain/benchmarks/kinds/image-conditions.ts';
import * as rescore from '#domain/benchmarks/rescore.contract.ts';
import * as rule from '#domain/benchmarks/rule.ts';
import * as ruleInput from '#domain/benchmarks/rule-input.ts';
import * as rules from '#domain/benchmarks/rules.contract.ts';
import * as waived from '#domain/benchmarks/waived.ts';
import * as waivers from '#domain/benchmarks/waivers.contract.ts';
import * as assigned from '#domain/catalogue/assigned.contract.ts';
import * as catalogue from '#domain/catalogue/catalogue.contract.ts';
import * as handEdits from '#domain/catalogue/hand-edits.ts';
import * as lens from '#domain/catalogue/lens.ts';
import * as lenses from '#domain/catalogue/lenses.contract.ts';
import * as neighbours from '#domain/catalogue/neighbours.contract.ts';
import * as product from '#domain/catalogue/product.ts';
import * as productActions from '#domain/catalogue/product-actions.contract.ts';
import * as productEdits from '#domain/catalogue/product-edits.contract.ts';
import * as productInput from '#domain/catalogue/product-input.ts';
import * as savedViewEdits from '#domain/catalogue/saved-view-edits.contract.ts';
import * as savedViews from '#domain/catalogue/saved-views.contract.ts';
import * as selection from '#domain/catalogue/selection.ts';
import * as setAside from '#domain/catalogue/set-aside.contract.ts';
import * as checkedClaim from '#domain/claims/checked-claim.ts';
import * as claims from '#domain/claims/claims.contract.ts';
import * as judgements from '#domain/claims/judgements.ts';
import * as comments from '#domain/comments/comments.contract.ts';
import { type Contract, isContract } from '#domain/contract.ts';
import * as families from '#domain/families/families.contract.ts';
import * as draftRecord from '#domain/history/draft-record.ts';
import * as history from '#domain/history/history.contract.ts';
import * as historyDetails from '#domain/history/history-details.ts';
import * as historyNames from '#domain/history/history-names.ts';
import * as imageDetail from '#domain/images/image-detail.ts';
import * as imageFile from '#domain/images/image-file.ts';
import * as imageLook from '#domain/images/image-look.ts';
import * as images from '#domain/images/images.contract.ts';
import * as keyword from '#domain/keywords/keyword.ts';
import * as keywords from '#domain/keywords/keywords.contract.ts';
import * as keywordsForm from '#domain/keywords/keywords-form.ts';
import * as live from '#domain/live/live.contract.ts';
import * as mail from '#domain/mail/mail.contract.ts';
import * as connections from '#domain/models/connections.contract.ts';
import * as judgementsJudge from '#domain/models/judge/judgements.contract.ts';
import * as lookReply from '#domain/models/look/look-reply.ts';
import * as modelReply from '#domain/models/model-reply.ts';
import * as modelUse from '#domain/models/model-use.contract.ts';
import * as notifications from '#domain/notifications/notifications.contract.ts';
import * as categories from '#domain/overview/categories.contract.ts';
import * as integrationStatus from '#domain/overview/integration-status.contract.ts';
import * as overview from '#domain/overview/overview.contract.ts';
import * as parts from '#domain/parts/parts.ts';
import * as problem from '#domain/problem.ts';
import * as draftInstruction from '#domain/prompts/draft-instruction.contract.ts';
import * as promptTrial from '#domain/prompts/prompt-trial.contract.ts';
import * as prompts from '#domain/prompts/prompts.contract.ts';
import * as analytics from '#domain/review/analytics.contract.ts';
import * as approvalPolicy from '#domain/review/approval-policy.contract.ts';
import * as content from '#domain/review/content.ts';
import * as contentStatuses from '#domain/review/content-statuses.contract.ts';
import * as describedContent from '#domain/review/described-content.ts';
import * as flatContent from '#domain/review/flat-content.ts';
import * as heroNote from '#domain/review/hero-note.ts';
import * as heroNotes from '#domain/review/hero-notes.contract.ts';
import * as origin from '#domain/review/origin.ts';
import * as partCheck from '#domain/review/part-check.ts';
import * as rejectionReason from '#domain/review/rejection-reason.ts';
import * as review from '#domain/review/review.contract.ts';
import * as reviewNote from '#domain/review/review-note.ts';
import * as reviewNotes from '#domain/review/review-notes.contract.ts';
import * as settings from '#domain/review/settings.contract.ts';
import * as findReplace from '#domain/runs/actions/find-replace.action.ts';
import * as run from '#domain/runs/run.ts';
import * as runAction from '#domain/runs/run-action.ts';
import * as runs from '#domain/runs/runs.contract.ts';
import * as apiTokens from '#domain/session/api-tokens.contract.ts';
import * as company from '#domain/session/company.contract.ts';
import * as invitations from '#domain/session/invitations.contract.ts';
import * as passkeys from '#domain/session/passkeys.contract.ts';
import * as passwords from '#domain/session/passwords.ts';
import * as person from '#domain/session/person.ts';
import * as secondFactor from '#domain/session/second-factor.contract.ts';
import * as session from '#domain/session/session.contract.ts';
import * as signIn from '#domain/session/sign-in.contract.ts';
import * as team from '#domain/session/team.contract.ts';
import * as signOff from '#domain/sign-off/sign-off.contract.ts';
import * as signOffLink from '#domain/sign-off/sign-off-link.contract.ts';
import * as sources from '#domain/sources/sources.contract.ts';
import * as teamwork from '#domain/teamwork/teamwork.contract.ts';
import * as answers from '#domain/transfer/answers.contract.ts';
import * as constants from '#domain/transfer/constants.ts';
import * as emptyCells from '#domain/transfer/empty-cells.ts';
import * as exportFiles from '#domain/transfer/export.contract.ts';
import * as exportProfiles from '#domain/transfer/export-profiles.contract.ts';
import * as importProducts from '#domain/transfer/import-products.contract.ts';
import * as importProfiles from '#domain/transfer/import-profiles.contract.ts';
import * as importRun from '#domain/transfer/import-run.contract.ts';
import * as importSchedule from '#domain/transfer/import-schedule.ts';
import * as importSchedules from '#domain/transfer/import-schedules.contract.ts';
import * as importShare from '#domain/transfer/import-share.ts';
import * as missingProducts from '#domain/transfer/missing-products.ts';
import * as productOrigin from '#domain/transfer/product-origin.contract.ts';
import * as schedule from '#domain/transfer/schedule.ts';
import * as storedExports from '#domain/transfer/stored-exports.contract.ts';
import * as supplierSkus from '#domain/transfer/supplier-skus.ts';
import * as suppliers from '#domain/transfer/suppliers.contract.ts';
import * as transfer from '#domain/transfer/transfer.contract.ts';
import * as voice from '#domain/voice/voice.contract.ts';
import * as voiceVoice from '#domain/voice/voice.ts';
import * as voiceForm from '#domain/voice/voice-form.ts';
import * as voiceMarks from '#domain/voice/voice-marks.ts';
import * as webhooks from '#domain/webhooks/webhooks.contract.ts';
import * as writing from '#domain/writing/writing.contract.ts';
import * as writingEvents from '#domain/writing/writing-events.contract.ts';

const modules = [
  webhooks,
  signOff,
  signOffLink,
  mail,
  ruleInput,
  assistant,
  chat,
  proposal,
  catalogueQuery,
  attributes,
  audit,
  benchmarks,
  brokenRules,
  fixProposal,
  imageConditions,
  rescore,
  rule,
  rules,
  waived,
  waivers,
  assigned,
  catalogue,
  handEdits,
  lens,
  lenses,
  neighbours,
  productActions,
  productEdits,
  productInput,
  product,
  savedViewEdits,
  savedViews,
  selection,
  setAside,
  checkedClaim,
  claims,
  judgements,
  comments,
  families,
  draftRecord,
  historyDetails,
  historyNames,
  history,
  imageDetail,
  imageFile,
  imageLook,
  images,
  keyword,
  keywordsForm,
  keywords,
  live,
  connections,
  judgementsJudge,
  lookReply,
  modelReply,
  modelUse,
  notifications,
  categories,
  integrationStatus,
  overview,
  parts,
  problem,
  draftInstruction,
  promptTrial,
  prompts,
  analytics,
  approvalPolicy,
  contentStatuses,
  content,
  describedContent,
  flatContent,
  heroNote,
  heroNotes,
  origin,
  partCheck,
  rejectionReason,
  reviewNote,
  reviewNotes,
  review,
  settings,
  findReplace,
  runAction,
  run,
  runs,
  apiTokens,
  company,
  invitations,
  passkeys,
  passwords,
  person,
  secondFactor,
  session,
  signIn,
  team,
  sources,
  teamwork,
  answers,
  constants,
  emptyCells,
  exportProfiles,
  exportFiles,
  importProducts,
  importProfiles,
  importRun,
  importSchedule,
  importSchedules,
  importShare,
  missingProducts,
  productOrigin,
  schedule,
  storedExports,
  supplierSkus,
  suppliers,
  transfer,
  voiceForm,
  voiceMarks,
  voice,
  voiceVoice,
  writingEvents,
  writing,
];

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.core.$ZodType;

const exported: readonly (readonly [name: string, value: unknown])[] = modules.flatMap((module) =>
  Object.entries(module),
);

/** The calls of the API, by the names they are exported under. */
export const namedContracts: readonly (readonly [name: string, contract: Contract])[] = exported.flatMap(
  ([name, value]) => (isContract(value) ? [[name, value] as const] : []),
);

/** `apiTokenSchema` is `ApiToken`. What is only sent is a request: `Input` is what a shape that goes both ways is called on its way in. */
const shapeName = (name: string) =>
  name.charAt(0).toUpperCase() +
  name
    .slice(1)
    .replace(/Schema$/, '')
    .replace(/Input$/, 'Request');

/** Shapes with a name. */
export function namedShapes(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  const inAddresses = new Set<unknown>(namedContracts.flatMap(([, { params, query }]) => [params, query]));
  // The page shows addresses parameter by parameter: what is one is named where it is written elsewhere.
  for (const [name, value] of exported)
    if (isSchema(value) && !registry.has(value))
      registry.add(inAddresses.has(value) ? z.clone(value) : value, { id: shapeName(name) });
  return registry;
}
