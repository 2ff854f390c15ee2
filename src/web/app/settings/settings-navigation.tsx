// The sections of the settings beside them; on phones one select. Screens of Writing have addresses of their own.
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Select } from '#web/kit/form/select.tsx';
import { settingsScreens } from '../shell/navigation.ts';

const lineStyle =
  'flex h-8.5 items-center rounded-md px-2.5 text-[0.8125rem] text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink data-[status=active]:bg-accent-soft data-[status=active]:font-medium data-[status=active]:text-accent-ink touch:h-10';

const reviewPlaces = [
  { value: 'approval-policy', label: 'Approval policy' },
  { value: 'contradicted-claims', label: 'Contradicted claims' },
  { value: 'second-person', label: 'Second person' },
];
const plainSections = [
  { value: 'workspace', label: 'Workspace' },
  { value: 'imports', label: 'Imports' },
  { value: 'appearance', label: 'Appearance' },
];
const sections = [{ value: 'writing', label: 'Writing' }, { value: 'review', label: 'Review' }, ...plainSections];

/** The sections of settings that have an address of their own. */
const sectionOf = new Map([...reviewPlaces.map(({ value }) => [value, 'review'] as const), ['time-zone', 'workspace']]);

const accountSections = [
  { value: 'account', label: 'Your account' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'second-factor', label: 'Second factor' },
  { value: 'passkeys', label: 'Passkeys' },
  { value: 'sessions', label: 'Sessions' },
] as const;

export type AccountPlace = (typeof accountSections)[number]['value'];

/** `account`: the sections of the account that there are; none where nobody signs in. */
export function SettingsNavigation({ account }: { account: readonly AccountPlace[] }) {
  const navigate = useNavigate();
  const own = accountSections.filter(({ value }) => account.includes(value));
  const offered = [...sections, ...own];
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const section = sectionOf.get(hash) ?? hash;
  return (
    <>
      <Select
        label="Section"
        value={offered.some(({ value }) => value === section) ? section : 'writing'}
        options={offered}
        onValueChange={(next) => void navigate({ to: '/settings', hash: next })}
        className="w-full md:hidden"
      />
      <nav aria-label="Settings" className="sticky top-32 max-md:hidden xl:top-20">
        <Group title="Writing">
          {settingsScreens.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={lineStyle}>
                {label}
              </Link>
            </li>
          ))}
        </Group>
        <Group title="Review">
          {reviewPlaces.map(({ value, label }) => (
            <Anchor key={value} hash={value} label={label} />
          ))}
        </Group>
        <ul className="border-line border-t pt-2.5">
          {[...plainSections, ...own].map(({ value, label }) => (
            <Anchor key={value} hash={value} label={label} />
          ))}
        </ul>
      </nav>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <p id={id} className="px-2.5 pb-1 font-medium text-ink-faint text-xs">
        {title}
      </p>
      <ul aria-labelledby={id} className="mb-4">
        {children}
      </ul>
    </>
  );
}

function Anchor({ hash, label }: { hash: string; label: string }) {
  return (
    <li>
      <Link to="/settings" hash={hash} activeOptions={{ exact: true, includeHash: true }} className={lineStyle}>
        {label}
      </Link>
    </li>
  );
}
