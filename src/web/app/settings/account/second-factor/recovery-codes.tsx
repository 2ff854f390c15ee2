// Recovery codes, the one time they are shown.
import { Copy, Download } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { formatDate } from '#web/kit/format.ts';
import { saveText } from '#web/kit/save-text.ts';
import { copySecretly } from '#web/shared/secrets/copy-secretly.ts';

/** A text file that says what it is to somebody who finds it a year later. */
function writeCodesFile(codes: readonly string[], email: string, madeAt: Date): string {
  return [
    `Recovery codes of ${email} for Copydesk at ${window.location.host}`,
    `Made ${formatDate(madeAt)}. Each code works once instead of a code from the authenticator app.`,
    '',
    ...codes,
    '',
  ].join('\n');
}

/** Screen readers go on from the codes when they come in place of a form. */
const takeFocus = (list: HTMLElement | null) => list?.focus();

type RecoveryCodesProps = {
  codes: readonly string[];
  /** Of the account they are for. */
  email: string;
  isSaved: boolean;
  onSavedChange: (isSaved: boolean) => void;
};

export function RecoveryCodes({ codes, email, isSaved, onSavedChange }: RecoveryCodesProps) {
  const copy = () => copySecretly(codes.join('\n'), { what: 'Recovery codes', instead: 'Download them instead.' });
  const download = () =>
    saveText(writeCodesFile(codes, email, new Date()), { name: 'copydesk-recovery-codes.txt', type: 'text/plain' });
  return (
    <div className="space-y-4">
      <ol
        ref={takeFocus}
        tabIndex={-1}
        aria-label="Recovery codes"
        className="space-y-0.5 rounded-lg bg-sunken px-3.5 py-2.5 font-mono text-[0.8125rem] focus:outline-none"
      >
        {codes.map((code) => (
          <li key={code} className="break-words">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button size="sm" onClick={download}>
          <Download aria-hidden />
          Download
        </Button>
      </div>
      <CheckLine label="I saved them" checked={isSaved} onCheckedChange={onSavedChange} />
    </div>
  );
}
