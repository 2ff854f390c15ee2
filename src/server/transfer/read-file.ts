// Opens any catalogue file: recognizes what it is, suggests what its columns become, and gives its products one batch after another.
import { stat } from 'node:fs/promises';
import { Problem } from '#domain/problem.ts';
import { answerColumns, isAnswerSheet } from '#domain/transfer/answers/answer-cells.ts';
import { markPattern } from '#domain/transfer/answers/answer-mark.ts';
import { createCleaningLog } from '#domain/transfer/cells/cleaning-log.ts';
import { createDateDoubt } from '#domain/transfer/cells/spoiled-number.ts';
import { applyMapping } from '#domain/transfer/columns/apply-mapping.ts';
import { settleFamily } from '#domain/transfer/columns/family-column.ts';
import { judgeColumn } from '#domain/transfer/columns/judge-column.ts';
import { avoidCoins } from '#domain/transfer/columns/price-in-coins.ts';
import { replaceRepeated } from '#domain/transfer/columns/repeated-sku.ts';
import { sampleColumns } from '#domain/transfer/columns/sample-columns.ts';
import { runnersUp } from '#domain/transfer/columns/suggest-columns.ts';
import { createLeftOutLog } from '#domain/transfer/files/body-rows.ts';
import { isOwnLayout } from '#domain/transfer/formats/own-layout.write.ts';
import { readFormats } from '#domain/transfer/formats/read-formats.ts';
import { refuseBinary } from '#domain/transfer/formats/recognize.ts';
import { bodyFor } from '#domain/transfer/formats/recognize-table.ts';
import { importLabels } from '#domain/transfer/import-labels.ts';
import type { ReadItem } from '#domain/transfer/record.ts';
import { adviseColumns } from '#domain/transfer/rows/advise-columns.ts';
import { adviseCurrency } from '#domain/transfer/rows/advise-currency.ts';
import { buildProduct } from '#domain/transfer/rows/build-product.ts';
import { buildTranslation } from '#domain/transfer/rows/build-translation.ts';
import {
  createIndexer,
  emptyIndex,
  type FoldIndex,
  indexedColumns,
  needsIndex,
} from '#domain/transfer/rows/fold-index.ts';
import { createFolder } from '#domain/transfer/rows/fold-rows.ts';
import { createImportPlan, type ImportPlan } from '#domain/transfer/rows/import-plan.ts';
import { createLocaleSearch, findLocaleColumn, isLanguageColumn } from '#domain/transfer/rows/locale-rows.ts';
import { createCurrencyLog } from '#domain/transfer/rows/mixed-currencies.ts';
import {
  describeDifferences,
  findDifferences,
  findNumbers,
  isNamedByTitle,
} from '#domain/transfer/rows/name-by-title.ts';
import type { Cleaned, Import, ImportFormat, ImportProblem, Mapping } from '#domain/transfer/transfer.contract.ts';
import { takeTurns } from '#server/http/take-turns.ts';
import { openBytes, readStart, unpackTo } from '#server/intake/open-bytes.ts';
import { foldRecords } from './fold-records.ts';
import { openText } from './open-text.ts';
import { type RecordBatch, type RecordSource, readRecords } from './read-records.ts';
import { isSpreadsheetXml } from './read-spreadsheet-xml.ts';
import { readXlsx } from './read-xlsx.ts';

/** The user's own choices; what is left out is recognized. */
export type ReadOptions = { format?: ImportFormat; encoding?: string; mapping?: Mapping; fileName?: string };

/**
 * Products and refusals in the file's order, what was cleaned in this batch alone, and how many bytes of the file are read. The last batch has
 * the `notes` on rows that are no product, and on prices in another currency; what is known before they are read is the file's `advice`.
 */
export type ReadBatch = { items: ReadItem[]; cleaned: Cleaned[]; bytesRead: number; notes: ImportProblem[] };

type OpenCatalogue = {
  format: ImportFormat;
  encoding: string | null;
  encodingNote: string | null;
  /** In the file's order, with up to three different values each, and other columns that may be the same field. */
  columns: Import['columns'];
  mapping: Mapping;
  /** It was exported from here. */
  isOwn: boolean;
  /** Columns that would make the import refuse much of the file, and which to choose instead. */
  advice: ImportProblem[];
  /** Reading again gives the same items in the same order. */
  items(): AsyncIterable<ReadBatch>;
  close(): Promise<void>;
};

const headSize = 512 * 1024;
/** A batch is checked and stored in one go, and requests wait as long: in an eighth of a second at most on a slow machine. */
const batchSize = 100;
const sampledRecords = 500;
const sampleLength = 200;
const mostOthers = 3;

type Opened = {
  format: ImportFormat;
  encoding: string | null;
  encodingNote: string | null;
  source: RecordSource;
  columns: string[];
  /** Its first text, where that is JSON. */
  json: string | null;
  /** What was taken for what, where the user should know. */
  notes: ImportProblem[];
  /** That of all its prices that name none. */
  currency: string | null;
};

/** Says which shop's a workbook was taken for. */
const describeFormat = (format: ImportFormat): ImportProblem[] =>
  format === 'xlsx'
    ? []
    : [
        {
          ...{ row: 1, column: null, value: null },
          reason: `The columns of the workbook are those of ${importLabels[format]}, and are read as such.`,
        },
      ];

/** A format whose columns a workbook may have. */
const tableFormat = (format?: ImportFormat): ImportFormat | undefined =>
  format && ['table', 'workbook'].includes(readFormats[format].layout) ? format : undefined;

async function openSource(path: string, size: number, options: ReadOptions): Promise<Opened> {
  const bytes = await openBytes(path);
  const start = await readStart(bytes, headSize);
  const { head } = start;
  const binary = refuseBinary(head);
  if (binary) throw binary;
  const isZip = head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;
  if (isZip || isSpreadsheetXml(Buffer.from(head).toString('latin1'))) {
    const joined = bytes.inside === null ? await readXlsx(path) : await unpackTo(bytes, readXlsx);
    const { columns } = joined;
    const format = tableFormat(options.format) ?? joined.format ?? 'xlsx';
    const tables = joined.tables.map((table) => ({ ...table, body: bodyFor(format, table.body) }));
    const notes = [...describeFormat(format), ...joined.notes];
    if (tables.length === 0) throw new Problem('INVALID_INPUT', 'The workbook has no rows.');
    const source: RecordSource = { kind: 'sheets', tables, bytes: size };
    return { format, encoding: null, encodingNote: null, source, columns, json: null, notes, currency: null };
  }
  const { encoding, ...text } = await openText(bytes, start, options);
  const unpacked = bytes.inside ? `Unpacked from “${bytes.inside}”. ` : '';
  return { ...text, encoding: encoding.label, encodingNote: `${unpacked}${encoding.note}` };
}

async function readSamples(opened: Opened) {
  const rows: [string, string][][] = [];
  const names = new Set(opened.columns);
  let refusal: string | undefined;
  for await (const batch of readRecords(opened.source)) {
    for (const record of batch.records.slice(0, sampledRecords - rows.length)) {
      refusal ??= record.refusal;
      if (record.refusal !== undefined || record.leftOut !== undefined) continue;
      rows.push(record.fields);
      for (const [name] of record.fields) names.add(name);
    }
    if (rows.length >= sampledRecords) break;
  }
  if (rows.length === 0 && names.size === 0) {
    if (refusal !== undefined)
      throw new Problem('INVALID_INPUT', `Copydesk cannot read anything in this file. The first item: ${refusal}`);
    throw new Problem(
      'INVALID_INPUT',
      readFormats[opened.format].layout === 'xml'
        ? 'Copydesk found no elements in this XML that look like products.'
        : 'The file contains no products.',
    );
  }
  return { columns: sampleColumns([...names], rows, 50), rows };
}

/** Looks through the rows read so far, and, where they may not be all, through the file: one in several languages is often sorted by them. */
async function searchLocales(
  source: RecordSource,
  rows: [string, string][][],
  { column, key }: { column: string; key: string | null },
) {
  const search = createLocaleSearch(column, key, rows);
  if (rows.length < sampledRecords) {
    for (const row of rows) search.add(row);
    return search;
  }
  const wanted = new Set([column, ...(key === null ? [] : [key])]);
  const turn = takeTurns();
  for await (const { records } of readRecords(source, wanted))
    for (const { fields, refusal, leftOut } of records) {
      if (refusal === undefined && leftOut === undefined && !search.add(fields)) return search;
      await turn();
    }
  return search;
}

/** What somebody chose for a column; null where the choice is left to the file. */
const ownTarget = (mapping: Mapping = {}, column: string) =>
  Object.hasOwn(mapping, column) ? (mapping[column] ?? null) : null;

const holdsAnswers = () =>
  new Problem(
    'INVALID_INPUT',
    'This file was exported for review: it holds answers, and is no catalog. Upload it on the Import screen.',
  );

const lostMarks = () =>
  new Problem(
    'INVALID_INPUT',
    `This file was exported for review, but its column “${answerColumns.mark}” is missing or damaged, so its answers cannot be taken. Export it again and keep that column.`,
  );

/**
 * Opens the file at `path`; the name it was uploaded under plays no part in recognizing it. Throws a `Problem` with one sentence
 * for the user when it is empty, damaged or no catalogue.
 */
export async function openCatalogue(path: string, options: ReadOptions = {}): Promise<OpenCatalogue> {
  const { size } = await stat(path);
  if (size === 0) throw new Problem('INVALID_INPUT', 'The file is empty.');
  const opened = await openSource(path, size, options);
  const { columns, rows } = await readSamples(opened);
  if (columns.some(({ samples }) => samples.some((text) => markPattern.test(text)))) throw holdsAnswers();
  if (isAnswerSheet(columns.map(({ name }) => name))) throw lostMarks();
  const format = readFormats[opened.format];
  // The columns of a format of its own mean what it says.
  const isOpen = format.recognize === undefined && format.isOwnName === undefined;
  const names = columns.map(({ name }) => name);
  const suggest = (ofOneLanguage: typeof rows) => format.suggestMapping(sampleColumns(names, ofOneLanguage, 50));
  const candidate = isOpen && names.some(isLanguageColumn) ? findLocaleColumn(names, rows, suggest) : null;
  // Where somebody chose what the column of languages becomes, nothing is looked for.
  const chosen = candidate ? ownTarget(options.mapping, candidate.column) : null;
  const search = candidate && chosen === null ? await searchLocales(opened.source, rows, candidate) : null;
  const languages = chosen === 'locale' || search?.isFound() ? candidate : null;
  const suggested = languages?.mapping ?? format.suggestMapping(columns);
  const named = isOpen && !languages ? replaceRepeated(suggested, rows) : { mapping: suggested, advice: [] };
  const priced = isOpen ? avoidCoins(named.mapping, () => rows) : { mapping: named.mapping, advice: [] };
  const likely = settleFamily(priced.mapping, () => rows);
  const mapping = applyMapping(likely, options.mapping);
  const familyColumn = Object.keys(likely).find((name) => likely[name] === 'family');
  const others = isOpen ? runnersUp(columns.map(judgeColumn), mapping) : new Map<string, string[]>();
  const typeColumn = format.findTypeColumn?.(columns) ?? null;
  const differences = isNamedByTitle(mapping) ? findDifferences(mapping, rows) : [];
  const skus = columns.find(({ name }) => mapping[name] === 'sku')?.samples ?? [];
  const localeColumn = Object.keys(mapping).find((name) => mapping[name] === 'locale') ?? null;
  const locales =
    localeColumn === null
      ? undefined
      : (search !== null && localeColumn === candidate?.column
          ? search
          : await searchLocales(opened.source, rows, { column: localeColumn, key: null })
        ).locales();
  const { currency } = opened;
  const found = { typeColumn, differences, isDoubtfulDate: createDateDoubt(skus), locales, currency, familyColumn };
  const newPlan = () => createImportPlan(format, { ...mapping }, { ...found, chosen: options.mapping });
  let index: Promise<FoldIndex> | null = null;
  let isClosed = false;

  async function buildIndex(): Promise<FoldIndex> {
    const plan = newPlan();
    if (!needsIndex(plan)) return emptyIndex;
    const indexer = createIndexer(plan);
    const turn = takeTurns();
    for await (const { records } of readRecords(opened.source, indexedColumns(plan)))
      for (const record of records) {
        if (isClosed) return emptyIndex;
        if (record.refusal === undefined && record.leftOut === undefined) indexer.add(record);
        await turn();
      }
    return indexer.finish();
  }

  async function* items(): AsyncGenerator<ReadBatch> {
    index ??= buildIndex();
    const found = await index;
    const plan: ImportPlan = newPlan();
    const log = createCleaningLog();
    const reported = new Set<string>();
    const leftOut = createLeftOutLog();
    const currencies = createCurrencyLog();
    let batch: ReadItem[] = [];
    async function* rows(): AsyncGenerator<RecordBatch> {
      for await (const { records, bytesRead } of readRecords(opened.source)) {
        for (const record of records) if (record.leftOut !== undefined) leftOut.note(record);
        yield { records: records.filter((record) => record.leftOut === undefined), bytesRead };
      }
    }
    const folding = { newFolder: () => createFolder(plan, found), size, isStopped: () => isClosed };
    for await (const { each, bytesRead } of foldRecords(rows(), folding)) {
      // A full batch waits for the next product: the last one carries the notes.
      if (batch.length >= batchSize) {
        yield { items: batch, cleaned: log.take(), bytesRead, notes: [] };
        batch = [];
      }
      if ('refused' in each) batch.push(each.refused);
      else if ('translations' in each) batch.push(buildTranslation(plan, each.translations, log));
      else {
        const item = buildProduct(plan, each.group, log, found.sharedSkus, reported);
        if (item.kind === 'product') currencies.note(item);
        batch.push(item);
      }
    }
    const notes = [...leftOut.take(), ...currencies.take()];
    if ((batch.length > 0 || notes.length > 0) && !isClosed)
      yield { items: batch, cleaned: log.take(), bytesRead: size, notes };
  }

  return {
    format: opened.format,
    encoding: opened.encoding,
    encodingNote: opened.encodingNote,
    columns: columns.map(({ name, samples }) => ({
      name,
      samples: samples.slice(0, 3).map((text) => text.slice(0, sampleLength).toWellFormed()),
      ...(others.has(name) ? { others: others.get(name)?.slice(0, mostOthers) } : {}),
    })),
    mapping,
    isOwn: isOwnLayout(
      opened.format,
      columns.map(({ name }) => name),
      opened.json,
    ),
    advice: [
      ...opened.notes,
      ...(options.mapping ? [] : [...named.advice, ...priced.advice]),
      ...(isNamedByTitle(mapping) ? describeDifferences(differences, findNumbers(mapping, rows)) : []),
      ...(currency === null ? [] : adviseCurrency(currency, mapping, columns)),
      ...adviseColumns(rows, newPlan(), options.mapping),
    ],
    items,
    async close() {
      isClosed = true;
    },
  };
}
