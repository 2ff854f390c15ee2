// Shows content of any shape: a text, a list as bullets, addresses of images as pictures, anything else as formatted JSON.
import { Fold, sizeOf } from './fold.tsx';
import { Thumb } from './thumb.tsx';

const foldFrom = 260;

type ContentValueProps = {
  value: unknown;
  /** Texts are addresses of images. */
  areImages?: boolean;
  className?: string;
};

export function ContentValue({ value, areImages = false, className }: ContentValueProps) {
  return (
    <Fold isLong={!areImages && sizeOf(value) > foldFrom} {...(className ? { className } : {})}>
      <Shape value={areImages && typeof value === 'string' ? [value] : value} areImages={areImages} />
    </Fold>
  );
}

function Shape({ value, areImages }: { value: unknown; areImages: boolean }) {
  if (value === '' || (Array.isArray(value) && value.length === 0))
    return <p className="text-ink-faint italic">Empty</p>;
  if (typeof value === 'string') return <p className="whitespace-pre-wrap break-words">{value}</p>;
  if (isTextList(value)) return areImages ? <Images urls={value} /> : <Bullets items={value} />;
  return <pre className="whitespace-pre-wrap break-words font-mono text-xs">{JSON.stringify(value, null, 2)}</pre>;
}

function Bullets({ items }: { items: string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-4 marker:text-ink-faint">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line can stand twice
        <li key={index} className="break-words">
          {item}
        </li>
      ))}
    </ul>
  );
}

function Images({ urls }: { urls: string[] }) {
  return (
    <ul className="space-y-1.5">
      {urls.map((url, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same address can stand twice
        <li key={index} className="flex items-center gap-2">
          <Thumb src={url} alt="" className="size-8" />
          <span className="min-w-0 truncate text-xs" title={url}>
            {url.split('/').at(-1) || url}
          </span>
        </li>
      ))}
    </ul>
  );
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
