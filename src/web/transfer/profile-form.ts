// The form of an export profile: what it starts from, and what it sends. Values in, values out.
import { isSameValue } from '#domain/canonical-json.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { SavedView } from '#domain/catalogue/saved-views.contract.ts';
import { isReviewFormat, type StoredFormat } from '#domain/transfer/export-labels.ts';
import type { ExportProfile, ProfileInput } from '#domain/transfer/export-profiles.contract.ts';
import { filterOfView } from '#web/shared/lists/view-filter.ts';
import { type TimesForm, toTimes, toTimesForm } from './times.ts';

export type ProfileForm = TimesForm & {
  name: string;
  format: StoredFormat;
  /** `all`, the number of a saved view, or `kept` for a filter that no view has. */
  products: string;
  onlyDecided: boolean;
  onlyChanged: boolean;
  splitsRetailers: boolean;
  /** One a line; empty for all. */
  columns: string;
  fileName: string;
};

const emptyForm: ProfileForm = {
  ...{ name: '', format: 'xlsx', products: 'all', columns: '', fileName: '{profile}-{date}' },
  ...{ onlyDecided: false, onlyChanged: false, splitsRetailers: false },
  ...toTimesForm(null),
};

const isEmpty = (filter: ProductFilter) => Object.keys(filter).length === 0;

function productsOf(filter: ProductFilter, views: readonly SavedView[], meId: number | null): string {
  if (isEmpty(filter)) return 'all';
  const view = views.find((each) => isSameValue(filterOfView(each, meId), filter));
  return view ? String(view.id) : 'kept';
}

/** The form a profile is changed in; null for a new one. A view of one's own products means those of `meId`, who chooses it. */
export function toForm(profile: ExportProfile | null, views: readonly SavedView[], meId: number | null): ProfileForm {
  if (!profile) return emptyForm;
  const { name, format, filter, columns, onlyDecided, onlyChanged, splitsRetailers, fileName, schedule } = profile;
  return {
    ...{ name, format, onlyDecided, onlyChanged, splitsRetailers, fileName },
    products: productsOf(filter, views, meId),
    columns: (columns ?? []).join('\n'),
    ...toTimesForm(schedule),
  };
}

function filterOf(
  products: string,
  views: readonly SavedView[],
  kept: ProductFilter,
  meId: number | null,
): ProductFilter {
  if (products === 'kept') return kept;
  const view = views.find(({ id }) => String(id) === products);
  return view ? filterOfView(view, meId) : {};
}

/** What the form sends; `kept` is the filter of the profile before. */
export function toInput(
  form: ProfileForm,
  views: readonly SavedView[],
  kept: ProductFilter,
  meId: number | null,
): ProfileInput {
  const { name, format, onlyDecided, onlyChanged, splitsRetailers, fileName } = form;
  const columns = form.columns
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    ...{ name, format, onlyDecided, onlyChanged, fileName, schedule: toTimes(form) },
    filter: filterOf(form.products, views, kept, meId),
    splitsRetailers: splitsRetailers && !isReviewFormat(format),
    columns: format === 'xlsx' && columns.length > 0 ? columns : null,
  };
}
