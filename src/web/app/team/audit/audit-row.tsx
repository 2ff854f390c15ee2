// One entry of the audit log: a sentence, when and from where, and behind it what was before and after.
import { useState } from 'react';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import { describeValue } from '#domain/audit/audit-values.ts';
import { nameActor, sayDeed, theServer } from '#domain/audit/audit-words.ts';
import { FoldRow } from '#web/kit/fold-row.tsx';
import { formatDateTime } from '#web/kit/format.ts';

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <FoldRow isOpen={isOpen} onToggle={() => setOpen(!isOpen)} head={<Head entry={entry} />}>
        <Details entry={entry} />
      </FoldRow>
    </li>
  );
}

function Head({ entry }: { entry: AuditEntry }) {
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-[0.8125rem] leading-5 md:grid-cols-[11.5rem_minmax(0,1fr)_auto] md:items-baseline md:gap-x-4">
      <time dateTime={entry.at} className="text-ink-soft tabular-nums max-md:order-2 max-md:text-xs">
        {formatDateTime(new Date(entry.at))}
      </time>
      <span className="wrap-anywhere max-md:order-1 max-md:col-span-2">
        <span className="font-medium">{nameActor(entry)}</span> {sayDeed(entry)}
      </span>
      <span className="text-ink-soft tabular-nums max-md:order-3 max-md:text-right max-md:text-xs">
        {entry.address ?? theServer}
      </span>
    </span>
  );
}

function Details({ entry }: { entry: AuditEntry }) {
  const { before, after, role, sessionId, target, address } = entry;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const facts = [
    ['Role at that time', role],
    ['About', target?.name],
    ['IP address', address],
    ['Session', sessionId],
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-[0.8125rem]">
      {fields.length > 0 && (
        <table aria-label="Before and after" className="w-full table-fixed text-left">
          <thead className="text-ink-soft text-xs">
            <tr>
              <th scope="col" className="w-1/3 py-1 pr-3 font-medium md:w-1/4">
                Field
              </th>
              <th scope="col" className="py-1 pr-3 font-medium">
                Before
              </th>
              <th scope="col" className="py-1 font-medium">
                After
              </th>
            </tr>
          </thead>
          <tbody className="align-top">
            {fields.map((field) => (
              <tr key={field} className="border-line border-t">
                <th scope="row" className="py-1 pr-3 font-medium">
                  {field}
                </th>
                <td className="wrap-anywhere py-1 pr-3">{before ? describeValue(before[field] ?? null) : '–'}</td>
                <td className="wrap-anywhere py-1">{after ? describeValue(after[field] ?? null) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs">
        {facts.map(([name, value]) =>
          value === null || value === undefined ? null : (
            <div key={name} className="flex min-w-0 gap-1.5">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
