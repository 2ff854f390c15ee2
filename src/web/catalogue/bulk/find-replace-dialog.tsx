// The question before words are replaced in many texts: which words, in which parts, and every match, each of which can be left out.
import { useState } from 'react';
import { type Part, textParts } from '#domain/parts/parts.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { focusSoon } from '#web/kit/form/focus-soon.ts';
import { PartBoxes } from '#web/shared/parts/part-boxes.tsx';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';
import { HitList } from './hit-list.tsx';
import { countPicked, previewPicked } from './hit-picks.ts';
import { useHits } from './use-hits.ts';

export function FindReplaceDialog(place: RunQuestionPlace) {
  const [find, setFind] = useState('');
  const [replace, setReplace] = useState('');
  const [chosen, setChosen] = useState<Part[]>([...textParts]);
  const [matchCase, setMatchCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const parts = textParts.filter((part) => chosen.includes(part));
  const [leaveNames, setLeaveNames] = useState(false);
  const missing = find === '' ? 'Enter the text to find' : parts.length === 0 ? 'Select at least one part' : undefined;
  const options = missing ? null : { find, replace, parts, matchCase, wholeWords, leaveNames };
  const list = useHits(options, place.selection);
  const { data, error, picks, asOf } = list;
  const picked = data ? countPicked(picks, data.total) : 0;
  return (
    <RunQuestion
      {...place}
      action="find-replace"
      asked={options && { action: 'find-replace', options }}
      toStart={(asked) =>
        asked.action === 'find-replace' && asOf !== null
          ? {
              ...asked,
              options: { ...asked.options, picked: { asOf, isOnly: picks.isOnly, hits: [...picks.hits.values()] } },
            }
          : asked
      }
      refusal={() => {
        if (error) return 'The matches could not be listed';
        if (!data) return 'Listing the matches';
        return picked === 0 ? 'Select at least one match' : undefined;
      }}
      words={
        data?.isComplete && picked > 0
          ? {
              title: (products) => `Find and replace in ${picks.hits.size > 0 ? 'the selected products' : products}?`,
              button: () => `Replace ${countNoun(picked, 'match', 'matches')}`,
            }
          : undefined
      }
      missing={missing}
      description="Replaces words in the optimized content. Every part that changes will be pending again, even an approved one."
      tryOn={5}
      outlook={(preview) => (
        <>
          <HitList list={list} />
          <RunOutlook action="find-replace" preview={previewPicked(preview, picks)} />
        </>
      )}
    >
      {() => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Find">
              {(control) => (
                <Input
                  {...control}
                  ref={focusSoon}
                  value={find}
                  maxLength={500}
                  autoComplete="off"
                  onChange={({ target }) => setFind(target.value)}
                />
              )}
            </Field>
            <Field label="Replace with" hint="Leave empty to delete the text found.">
              {(control) => (
                <Input
                  {...control}
                  value={replace}
                  maxLength={2_000}
                  autoComplete="off"
                  onChange={({ target }) => setReplace(target.value)}
                />
              )}
            </Field>
          </div>
          <div className="flex flex-wrap gap-x-5 gap-y-1.5">
            <CheckLine label="Match case" checked={matchCase} onCheckedChange={setMatchCase} />
            <CheckLine label="Whole words" checked={wholeWords} onCheckedChange={setWholeWords} />
            <CheckLine label="Skip brand and model names" checked={leaveNames} onCheckedChange={setLeaveNames} />
          </div>
          <PartBoxes legend="Parts" offered={textParts} value={chosen} onChange={setChosen} />
        </>
      )}
    </RunQuestion>
  );
}
