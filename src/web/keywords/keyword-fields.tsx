// The keywords of a form: typed or pasted, one a line, and a file beside them.
import { useDeferredValue, useMemo, useRef } from 'react';
import { readKeywordLines } from '#domain/keywords/read-keywords.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { FormAlert } from '#web/kit/form/app-form.tsx';
import { TextAreaField } from '#web/kit/form/form-fields.tsx';
import { KeptText } from '#web/kit/form/kept-text.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { KeywordFile } from './keyword-file.tsx';
import { countKeywords } from './keyword-words.ts';
import type { useKeywordsForm } from './use-keywords-form.ts';

type KeywordFieldsProps = { state: ReturnType<typeof useKeywordsForm>; rows?: number; isFirst?: boolean };

export function KeywordFields({ state, rows = 12, isFirst = false }: KeywordFieldsProps) {
  const { form, values, isKept, discard, save, take } = state;
  const lines = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {isKept && <KeptText what="keywords" onDiscard={discard} />}
      <TextAreaField
        form={form}
        name="text"
        ref={lines}
        label="Keywords"
        hint="One per line. Add monthly searches after a comma, for example: oak bench, 1300"
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        isSentByEnter
        {...(isFirst ? { 'data-first-focus': true } : {})}
      />
      <TypedFigures text={values.text} />
      <KeywordFile
        typed={values.text}
        onTake={(taken, way) => {
          take(taken, way);
          // One sees there what came of it.
          lines.current?.focus();
        }}
      />
      {save.error && <FormAlert {...describeFailure(save.error)} note="Your keywords are still here." />}
    </>
  );
}

/** What the lines amount to while they are typed. */
function TypedFigures({ text: typed }: { text: string }) {
  const text = useDeferredValue(typed);
  const { keywords, folded, refusedCount } = useMemo(() => readKeywordLines(text), [text]);
  const withVolume = keywords.filter(({ volume }) => volume !== null).length;
  const counts = [
    countKeywords(keywords.length),
    ...(withVolume > 0 ? [`${formatNumber(withVolume)} with a search volume`] : []),
    ...(folded > 0 ? [`${formatNumber(folded)} repeated, counted once`] : []),
    ...(refusedCount > 0 ? [`${formatNumber(refusedCount)} invalid`] : []),
  ];
  return <p className="-mt-3 text-right text-ink-soft text-xs tabular-nums">{counts.join(' · ')}</p>;
}
