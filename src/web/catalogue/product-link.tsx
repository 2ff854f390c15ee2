// The link from a list to a product. It takes the list's filter and sort along, so that the product's page knows its neighbours.
import { Link } from '@tanstack/react-router';
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { cn } from '#web/kit/cn.ts';
import { type ListOrigin, type ListSearch, pickListSearch } from '#web/shared/lists/list-search.ts';
import { titleAttribute } from './use-selection.ts';

type Origin = { from: ListOrigin; list: ListSearch };
const OriginContext = createContext<Origin | null>(null);

/** Stands around a list: where its links come from. */
export function ListOriginProvider({ from, list, children }: Origin & { children: ReactNode }) {
  return <OriginContext value={{ from, list }}>{children}</OriginContext>;
}

export function useProductSearch() {
  const origin = useContext(OriginContext);
  return origin ? { from: origin.from, ...pickListSearch(origin.list) } : {};
}

type ProductLinkProps = {
  id: number;
  /** Opens what costs Listing Quality. */
  opensQuality?: boolean;
  children?: ReactNode;
  className?: string;
  'aria-label'?: string;
  tabIndex?: number;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

export function ProductLink({ id, opensQuality = false, ...rest }: ProductLinkProps) {
  const search = { ...useProductSearch(), ...(opensQuality ? { quality: 'open' as const } : {}) };
  return <Link to="/products/$id" params={{ id: String(id) }} search={search} {...rest} />;
}

type TitleLinkProps = {
  product: { id: number; title: string };
  /** In a dense table, whose rows are all of one height. */
  isOneLine?: boolean;
  className?: string;
};

/** A product's title in a list. Its two lines leave room for a finger around them, which moves nothing. */
export function TitleLink({ product, isOneLine = false, className }: TitleLinkProps) {
  return (
    <ProductLink
      id={product.id}
      {...{ [titleAttribute]: '' }}
      className={cn(
        'touch:-my-2.5 block rounded-sm font-medium hover:text-accent-ink hover:underline touch:py-2.5',
        // Tall enough to be hit beside what stands close under it.
        isOneLine && '-mt-1 py-0.5',
        className,
      )}
    >
      <span className={isOneLine ? 'block truncate' : 'line-clamp-2 break-words'} title={product.title}>
        {product.title}
      </span>
    </ProductLink>
  );
}
