// The assistant's markdown: no pictures, no raw HTML, links that lead out safely.
import type { ComponentProps } from 'react';
import ReactMarkdown from 'react-markdown';

const blocked = ['img'];

function SafeLink({ href, children }: ComponentProps<'a'>) {
  // Addresses of other kinds than http, https and mailto come without one.
  if (!href) return <span>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent-ink underline underline-offset-2"
    >
      {children}
    </a>
  );
}

const components = { a: SafeLink };

export function Markdown({ children }: { children: string }) {
  return (
    <div className="space-y-2 break-words text-[0.8125rem] leading-5 [&_blockquote]:border-line-strong [&_blockquote]:border-l-2 [&_blockquote]:pl-2.5 [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_em]:text-ink-soft [&_li]:my-0.5 [&_ol]:list-decimal [&_ol]:pl-5 [&_pre]:overflow-x-auto [&_strong]:font-semibold [&_ul]:list-disc [&_ul]:pl-4.5">
      <ReactMarkdown disallowedElements={blocked} components={components}>
        {children}
      </ReactMarkdown>
    </div>
  );
}
