// Which rule pack the listing is checked by, and where its rules were read.
import type { Pack } from '#domain/benchmarks/pack.ts';
import { sourceLink } from '#domain/benchmarks/rule-page.ts';
import { FoldRow } from '#web/kit/fold-row.tsx';

type PackNoteProps = { pack: Pack; retailer: string | null; isOpen: boolean; onToggle: () => void };

const rules = (count: number) => `${count} ${count === 1 ? 'rule' : 'rules'}`;

export function PackNote({ pack, retailer, isOpen, onToggle }: PackNoteProps) {
  return (
    <FoldRow
      isOpen={isOpen}
      onToggle={onToggle}
      className="overflow-hidden rounded-b-xl border-line border-t"
      head={
        <span className="text-[0.8125rem] text-ink-soft">
          Checked with the <span className="font-medium text-ink">{pack.name}</span> rules
          {pack.unverifiedRules > 0 && `, ${pack.unverifiedRules} of them unverified`}
        </span>
      }
    >
      <div className="space-y-2 text-[0.8125rem] text-ink-soft">
        <p>
          {pack.isGeneral
            ? `${retailer === null ? 'The product has no retailer' : `Copydesk has no rules for ${retailer}`}, so the ${rules(pack.rules)} of the general pack apply. They are Copydesk’s own advice.`
            : `${rules(pack.channelRules)} of ${pack.name} and ${pack.rules - pack.channelRules} general rules apply today. Limits can change on dates that are already set.`}
          {pack.unverifiedRules > 0 &&
            ` For ${rules(pack.unverifiedRules)}, no web page was found that confirms the number. Treat them as hints.`}
        </p>
        {pack.sources.length > 0 && (
          <ul>
            {pack.sources.map((source) => {
              const link = sourceLink(source);
              return (
                <li key={source} className="wrap-anywhere">
                  {link ? (
                    <a
                      href={link}
                      target="_blank"
                      rel="noopener noreferrer"
                      className="inline-block py-0.5 underline decoration-line-strong underline-offset-2 hover:text-ink touch:py-2.5"
                    >
                      {source.replaceAll('%20', ' ')}
                    </a>
                  ) : (
                    source
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </FoldRow>
  );
}
