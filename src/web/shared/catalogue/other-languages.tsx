// The texts of a product in other languages, as its source has them: read only, long ones folded.
import { useState } from 'react';
import type { Translation, Translations } from '#domain/catalogue/translations.ts';
import { canonicalLocale, localeName } from '#domain/text/locale.ts';
import { Disclosure } from '#web/kit/disclosure.tsx';

/** Characters of a language's texts beyond which they are folded. */
const shortText = 400;

export function OtherLanguages({ translations }: { translations: Translations }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {Object.entries(translations).map(([locale, texts]) => (
        <Language key={locale} locale={locale} texts={texts} />
      ))}
    </ul>
  );
}

function Language({ locale, texts }: { locale: string; texts: Translation }) {
  const { title, description, bullets = [] } = texts;
  const [isOpen, setOpen] = useState([title, description, ...bullets].join('').length <= shortText);
  // The name of a store view is no language.
  const lang = canonicalLocale(locale) ?? undefined;
  const name = localeName(locale);
  return (
    <li className="py-2">
      <Disclosure
        label={
          <span className="min-w-0 break-words text-left">
            <span className="font-medium text-ink">{name}</span>
            {name !== locale && <span className="ml-1.5 text-ink-faint">{locale}</span>}
          </span>
        }
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="text-[0.8125rem]"
      >
        {() => (
          <div lang={lang} dir="auto" className="space-y-2 break-words pt-1 leading-5.5">
            {title !== undefined && <p className="font-medium">{title}</p>}
            {description !== undefined && <p className="whitespace-pre-wrap">{description}</p>}
            {bullets.length > 0 && (
              <ul className="list-disc space-y-1 pl-4.5 marker:text-ink-faint">
                {bullets.map((bullet, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same line can stand twice
                  <li key={index}>{bullet}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Disclosure>
    </li>
  );
}
