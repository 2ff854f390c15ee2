// Whose file it is, and what happens to products that belong to another supplier.
import type { ImportDetails, ImportOptions } from '#domain/transfer/import-run.contract.ts';
import type { OtherSupplier } from '#domain/transfer/supplier-skus.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { Select } from '#web/kit/form/select.tsx';
import { supplierOptions, useSuppliers } from '#web/shared/transfer/suppliers.queries.ts';
import { PolicyChoice } from './policy-choices.tsx';

type SupplierCardProps = {
  run: ImportDetails;
  /** Choices that are being checked. */
  draft: ImportOptions;
  onOptions: ((options: ImportOptions) => void) | null;
};

export function SupplierCard({ run, draft, onOptions }: SupplierCardProps) {
  const { data: suppliers = [] } = useSuppliers({ isNeeded: onOptions !== null });
  const { supplier, lastSupplier, otherSuppliers, claimed } = run;
  if (!supplier && otherSuppliers === 0 && (suppliers.length === 0 || !onOptions)) return null;
  const chosen = draft.supplierId === undefined ? (supplier?.id ?? null) : draft.supplierId;
  return (
    <Card aria-labelledby="supplier">
      <CardHead id="supplier" title="Supplier" hint="The supplier that this file comes from." />
      <CardBody className="space-y-3 pt-3">
        {onOptions ? (
          <Select
            label="Supplier"
            value={chosen === null ? '' : String(chosen)}
            options={supplierOptions(suppliers)}
            onValueChange={(value) => onOptions({ supplierId: value === '' ? null : Number(value) })}
            className="w-full"
          />
        ) : (
          <p className="break-words font-medium">{supplier?.name ?? 'No supplier'}</p>
        )}
        {onOptions && lastSupplier && (
          <>
            <p className="break-words text-[0.8125rem] text-ink-soft">
              The last file with these columns was from {lastSupplier.name}.
            </p>
            <Button size="sm" className="max-w-full" onClick={() => onOptions({ supplierId: lastSupplier.id })}>
              <span className="min-w-0 truncate">Use {lastSupplier.name}</span>
            </Button>
          </>
        )}
        {supplier && claimed > 0 && (
          <p className="text-[0.8125rem] text-ink-soft">
            {countNoun(claimed, 'product')} without a supplier {describeClaim(run.dryRun, claimed)} {supplier.name}.
          </p>
        )}
        {otherSuppliers > 0 && (
          <OtherSuppliers
            run={run}
            value={draft.otherSupplier ?? run.otherSupplier}
            onChange={onOptions && ((otherSupplier) => onOptions({ otherSupplier }))}
          />
        )}
      </CardBody>
    </Card>
  );
}

const describeClaim = (isDryRun: boolean, count: number) =>
  isDryRun ? 'will belong to' : `${count === 1 ? 'belongs' : 'belong'} to`;

type OtherSuppliersProps = {
  run: ImportDetails;
  value: OtherSupplier;
  onChange: ((value: OtherSupplier) => void) | null;
};

function OtherSuppliers({ run: { otherSuppliers, supplier, otherSupplier }, value, onChange }: OtherSuppliersProps) {
  const products = countNoun(otherSuppliers, 'product');
  const whose = supplier ? 'a different supplier' : 'a supplier';
  if (!onChange) {
    const taken = supplier ? `taken over by ${supplier.name}` : 'included in this import';
    return (
      <p className="text-[0.8125rem] text-ink-soft">
        {products} of {whose}: {otherSupplier === 'takeOver' ? taken : 'not changed'}.
      </p>
    );
  }
  return (
    <PolicyChoice
      id="other-supplier"
      title={supplier ? 'Products of a different supplier' : 'Products of a supplier'}
      hint={`${products} in this file ${otherSuppliers === 1 ? 'belongs' : 'belong'} to ${whose}.`}
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'refuse',
          title: 'Do not change them',
          text: supplier
            ? 'Their rows are listed as invalid, with both suppliers.'
            : 'Their rows are listed as invalid, with the supplier.',
        },
        supplier
          ? { value: 'takeOver', title: 'Take them over', text: `They will belong to ${supplier.name}.` }
          : { value: 'takeOver', title: 'Change them anyway', text: 'They still belong to their supplier.' },
      ]}
    />
  );
}
