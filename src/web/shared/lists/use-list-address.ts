// The address of a list screen is its state: a search, filters and a page. Narrowing the list starts at its first page again.
import { useMatch, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSearchText } from './use-search-text.ts';

type ListSearch = { search?: string | undefined; page?: number | undefined };

export function useListAddress({ search, page = 1 }: ListSearch, pageSize: number, total: number | undefined) {
  const navigate = useNavigate();
  // This screen's own path, also while another is being opened.
  const to = useMatch({ strict: false, select: (match) => match.pathname });
  const narrow = (changes: object, replace = false) =>
    void navigate({
      to,
      search: (old: object) => ({ ...old, ...changes, page: undefined }),
      replace,
      resetScroll: false,
    });
  const [text, setText] = useSearchText(search, (next) => narrow({ search: next }, true));
  const toPage = (next: number, replace = false) =>
    void navigate({ to, search: (old: object) => ({ ...old, page: next > 1 ? next : undefined }), replace });
  const clear = () => {
    setText('');
    void navigate({ to, search: {}, resetScroll: false });
  };
  // The last row of the last page went: the page before is the last one now.
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > lastPage) toPage(lastPage, true);
  });
  return { page, text, setText, narrow, toPage, clear };
}
