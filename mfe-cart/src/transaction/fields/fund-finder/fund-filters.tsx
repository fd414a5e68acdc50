import { SelectField } from '@portal/shared/forms';
import { Switch } from '@portal/shared/parts';
import { Flex, Grid } from '@portal/shared/ui';
import { useMemo } from 'react';
import type { Offer } from '../../../core/pricing/offer.ts';
import { type FundFilters, filterOptionsOf } from '../../../transaction-rules/index.ts';

interface FundFilterFieldsProps {
  /** The offers whose values can be filtered by. */
  readonly offers: readonly Offer[];
  readonly filters: FundFilters;
  /** Hides the EPF filter, because every scheme on the EPF plan is approved. */
  readonly isEpf: boolean;
  readonly onChange: (change: Partial<FundFilters>) => void;
}

const anyOf = (values: readonly string[]) => [
  { value: '', label: 'Any' },
  ...values.map((value) => ({ value, label: value })),
];

const risks = [
  { value: '', label: 'Any' },
  ...['1', '2', '3', '4', '5'].map((risk) => ({
    value: risk,
    label: risk === '1' ? '1 only' : `Up to ${risk}`,
  })),
];

/**
 * Filters of the fund finder but its search: currency, asset class, highest risk, Shariah and EPF approval (not on an
 * EPF account, whose funds all are). `onChange` gets the changed filters only.
 */
export function FundFilterFields({ offers, filters, isEpf, onChange }: FundFilterFieldsProps) {
  const { currencies, assetClasses } = useMemo(() => filterOptionsOf(offers), [offers]);
  return (
    <>
      <Grid mt="1" gap="2" templateColumns={{ base: '1fr 1.4fr 1fr', md: '1fr 1.4fr 1fr' }}>
        <SelectField
          label="Currency"
          value={filters.currency}
          options={anyOf(currencies)}
          onChange={(event) => onChange({ currency: event.target.value })}
        />
        <SelectField
          label="Asset class"
          value={filters.assetClass}
          options={anyOf(assetClasses)}
          onChange={(event) => onChange({ assetClass: event.target.value })}
        />
        <SelectField
          label="Risk"
          value={filters.risk}
          options={risks}
          onChange={(event) => onChange({ risk: event.target.value })}
        />
      </Grid>
      <Flex wrap="wrap" columnGap="5" mt={{ base: '1', md: '3' }}>
        <Switch checked={filters.shariahOnly} onChange={(shariahOnly) => onChange({ shariahOnly })}>
          Shariah only
        </Switch>
        {isEpf ? null : (
          <Switch checked={filters.epfOnly} onChange={(epfOnly) => onChange({ epfOnly })}>
            EPF-approved only
          </Switch>
        )}
      </Flex>
    </>
  );
}
