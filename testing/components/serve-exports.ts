// Stored exports and answers as a server has them.
import { checkAnswers } from '#domain/runs/runs.contract.ts';
import {
  type AnswerRow,
  type Answers,
  getAnswers,
  listAnswerRows,
  listAnswers,
} from '#domain/transfer/answers.contract.ts';
import { type ExportProfile, listExportProfiles } from '#domain/transfer/export-profiles.contract.ts';
import { listStoredExports, type StoredExport } from '#domain/transfer/stored-exports.contract.ts';
import { pageOf, serveByDefault } from './serve.ts';

const at = '2026-11-20T09:00:00.000Z';

export const storedExport = (given: Partial<StoredExport> = {}): StoredExport => ({
  id: 5,
  profileId: null,
  name: 'For review XLSX',
  format: 'review-xlsx',
  state: 'done',
  error: null,
  counts: { products: 120, rows: 480, refused: null, misread: null, unchanged: null, gone: null },
  files: [{ name: 'copydesk-review-2026-11-20.xlsx', bytes: 52_000 }],
  createdBy: 'Ada Lovelace',
  createdAt: at,
  finishedAt: at,
  ...given,
});

export const answers = (given: Partial<Answers> = {}): Answers => ({
  id: 7,
  fileName: 'answers.xlsx',
  isSignOff: false,
  exportedAt: at,
  counts: { approve: 12, reject: 3, change: 4, comment: 1, conflict: 2, unchanged: 458 },
  products: 9,
  runId: null,
  isUndone: false,
  createdBy: 'Ada Lovelace',
  createdAt: at,
  ...given,
});

export const answerRow = (given: Partial<AnswerRow> = {}): AnswerRow => ({
  row: 14,
  kind: 'conflict',
  productId: 1,
  part: 'title',
  sku: 'MUG-1',
  title: 'Stoneware mug',
  before: null,
  text: null,
  comment: null,
  reason: 'The text changed after it was sent for review.',
  ...given,
});

export const exportProfile = (given: Partial<ExportProfile> = {}): ExportProfile => ({
  ...{ id: 3, name: 'Weekly feed', format: 'xlsx', filter: {}, columns: null, fileName: '{profile}-{date}' },
  ...{ onlyDecided: false, onlyChanged: true, splitsRetailers: false, schedule: null, nextAt: null, lastAt: at },
  createdBy: 'Ada Lovelace',
  ...given,
});

export function serveExports(): void {
  serveByDefault(listExportProfiles, [exportProfile()]);
  serveByDefault(listStoredExports, [storedExport()]);
  serveByDefault(listAnswers, [answers()]);
  serveByDefault(getAnswers, answers());
  serveByDefault(checkAnswers, {
    staysPending: 1,
    reasons: [{ reason: 'The source does not support a claim in the title.', texts: 1 }],
    isExact: true,
  });
  serveByDefault(listAnswerRows, ({ query: { kind } }) =>
    pageOf([kind === 'change' ? answerRow({ kind, reason: null, before: 'Mug', text: 'Fine mug' }) : answerRow()], {
      total: 1,
    }),
  );
}
