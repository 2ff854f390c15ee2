// The search box of a product list.

import { SearchInput } from '#web/kit/form/search-input.tsx';
import { useSearchText } from '#web/shared/lists/use-search-text.ts';

type SearchFieldProps = {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  className?: string;
};

export function SearchField({ value, onChange, className }: SearchFieldProps) {
  const [text, setText] = useSearchText(value, onChange);
  return (
    <SearchInput
      label="Search products"
      placeholder="Search products..."
      maxLength={500}
      value={text}
      onValueChange={setText}
      {...(className ? { className } : {})}
    />
  );
}
