// The five faces: flat, of one family, drawn to be distinct at 32 px on light and dark pages.
import type { ReactNode } from 'react';
import type { PersonaType } from '#domain/assistant/persona-names.ts';
import { cn } from '#web/kit/cn.ts';

const dark = '#2b2136';

function Face({ skin }: { skin: string }) {
  return (
    <>
      <circle cx="32" cy="34" r="13" fill={skin} />
      <circle cx="27" cy="33.5" r="1.9" fill={dark} />
      <circle cx="37" cy="33.5" r="1.9" fill={dark} />
      <path d="M28.2 39.2q3.8 3.4 7.6 0" fill="none" stroke={dark} strokeWidth="1.8" strokeLinecap="round" />
    </>
  );
}

const body = 'M8 66c0-13 10.5-19 24-19s24 6 24 19z';

const wizard = (
  <>
    <path d={body} fill="#6b46d9" />
    <Face skin="#f4caa0" />
    <path
      d="M18.5 35c0 13 6 21.5 13.5 21.500S45.5 48 45.5 35c-2.6 2.7-5.2 2.6-7 1.9-2.2 2.3-10.8 2.3-13 0-1.8.7-4.4.8-7-1.900z"
      fill="#fff"
    />
    <path d="M28.6 40.800q3.4 2.7 6.8 0" fill="none" stroke={dark} strokeWidth="1.7" strokeLinecap="round" />
    <path d="M16.5 27 27.5 8.500C30 4.3 35.5 5 40.5 9.200c-4-.6-5 .9-4 3.600L47.5 27z" fill="#5a35c6" />
    <ellipse cx="32" cy="27" rx="20" ry="4.4" fill="#43239f" />
    <path d="m31.5 13.5 1.5 3.1 3.4.4-2.5 2.3.7 3.4-3.1-1.7-3 1.7.6-3.4-2.5-2.3 3.4-.4z" fill="#ffd34d" />
  </>
);

const scientist = (
  <>
    <path d={body} fill="#f7fbfb" />
    <path d="m25 49 7 8 7-8-2-3H27z" fill="#0f9488" />
    <path d="M24 48.5 32 58v8h-7zM40 48.5 32 58v8h7z" fill="#dcecea" />
    <path
      d="M17.5 37c-5.5-3-5-9.5-1-11.5-1.5-6 4-10 8.5-8.5 2-4.5 10-5 13-.8 5-1.9 10 2.3 8.5 8.8 4.5 2 5 9-1 12z"
      fill="#5c6b7a"
    />
    <Face skin="#e2ac7d" />
    <path d="M20 29c3-6.5 20-7 24 0-7-2.5-17-2.5-24 0z" fill="#5c6b7a" />
    <g fill="#fff" fillOpacity=".55" stroke="#0b5f58" strokeWidth="2">
      <circle cx="26.5" cy="33.5" r="5" />
      <circle cx="37.5" cy="33.5" r="5" />
    </g>
    <path d="M31 33h2" stroke="#0b5f58" strokeWidth="2" />
  </>
);

const creator = (
  <>
    <path d="M16 50c-2-10-1-28 16-28s18 18 16 28z" fill="#4b2145" />
    <path d={body} fill="#2f9fc4" />
    <Face skin="#f3bd98" />
    <path d="M19 32c1-8 7-11 13-11s12 3 13 11c-5-1-9-3-11-7-3 4-9 7-15 7z" fill="#4b2145" />
    <path d="M13 22c0-8 9-14 20-13s18 6 18 11c0 3.5-5 4-10 3.500C33 22.5 26 23 21 26c-4 2-8 0-8-4z" fill="#dc2f7f" />
    <path d="M34 9.500q.5-3.5 3.5-4" fill="none" stroke="#a81c5c" strokeWidth="2.4" strokeLinecap="round" />
    <circle cx="23" cy="38.5" r="2" fill="#ff8fb8" />
    <circle cx="41" cy="38.5" r="2" fill="#ff8fb8" />
    <circle cx="25" cy="56" r="2.6" fill="#ffd34d" />
    <circle cx="32" cy="59" r="2.6" fill="#ff6f91" />
    <circle cx="39" cy="56" r="2.6" fill="#fff" />
  </>
);

const strategist = (
  <>
    <path d={body} fill="#273449" />
    <path d="m25.5 48 6.5 8 6.5-8-2-3h-9z" fill="#fff" />
    <path d="m30 51 2-1.5 2 1.5 1.5 9-3.5 4-3.5-4z" fill="#ef7d1a" />
    <Face skin="#c58a5d" />
    <path
      d="M18.5 32c-1.5-10 5-16 13-16 9 0 15.5 5 14 16-1-3.5-3-5.5-5-6.5-6 2.5-13 1-15-2-2 2.5-5.5 4-7 8.500z"
      fill="#2a1913"
    />
    <circle cx="49.5" cy="52.5" r="8.5" fill="#ef7d1a" />
    <circle cx="49.5" cy="52.5" r="5.7" fill="#fff" />
    <circle cx="49.5" cy="52.5" r="2.9" fill="#ef7d1a" />
  </>
);

const guardian = (
  <>
    <path d={body} fill="#33507f" />
    <path d="M32 3c7 0 12 5 13 12-3-3-7-4-13-4z" fill="#f0574f" />
    <path d="M17 40V26c0-9 6.5-15.5 15-15.500S47 17 47 26v14c-4 5.5-9 8-15 8s-11-2.5-15-8z" fill="#4f7fd6" />
    <path d="M30 10.600h4V26h-4z" fill="#86aef0" />
    <path d="M21 27h22v6c0 7-5 12-11 12s-11-5-11-12z" fill="#1b2b4b" />
    <circle cx="27" cy="33.5" r="2.4" fill="#9fe8ff" />
    <circle cx="37" cy="33.5" r="2.4" fill="#9fe8ff" />
    <path d="M28.5 39.500q3.5 2.6 7 0" fill="none" stroke="#9fe8ff" strokeWidth="1.7" strokeLinecap="round" />
    <path d="M24 51c3-.5 6-1.5 8-3 2 1.5 5 2.5 8 3 0 7-2.5 11-8 13.5-5.5-2.5-8-6.5-8-13.500z" fill="#fff" />
    <path d="m28.5 55.5 2.7 2.8 4.6-5" fill="none" stroke="#2563c9" strokeWidth="2.2" strokeLinecap="round" />
  </>
);

const drawings: Record<PersonaType, { ground: string; figure: ReactNode }> = {
  wizard: { ground: '#e6ddff', figure: wizard },
  scientist: { ground: '#c3ebe5', figure: scientist },
  creator: { ground: '#ffd9ea', figure: creator },
  strategist: { ground: '#ffe1c2', figure: strategist },
  guardian: { ground: '#d3e3fd', figure: guardian },
};

/** Decoration: the name always stands beside it or in the label of its control. Give it its size. */
export function PersonaAvatar({ type, className }: { type: PersonaType; className?: string }) {
  const { ground, figure } = drawings[type];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={cn('shrink-0 overflow-hidden rounded-full', className)}>
      <rect width="64" height="64" fill={ground} />
      {figure}
    </svg>
  );
}
