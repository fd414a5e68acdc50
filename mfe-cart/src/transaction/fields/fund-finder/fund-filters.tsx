import { SelectField } from '@portal/shared/forms';
import { Switch } from '@portal/shared/parts';
import { Button, Flex, Grid } from '@portal/shared/ui';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { Offer } from '../../../core/pricing/offer.ts';
import {
  activeFilters,
  type FundFilters,
  filterOptionsOf,
  riskLimitText,
} from '../../../transaction-rules/index.ts';

interface FilterChipsProps {
  readonly filters: FundFilters;
  readonly onChange: (change: Partial<FundFilters>) => void;
}

/** The filters that are set but for the search, each as a button that removes it (`onChange`). Nothing when none is. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const active = activeFilters(filters);
  return active.length === 0 ? null : (
    <Flex wrap="wrap" gap="2">
      {active.map(({ label, removal }) => (
        <Button
          key={label}
          variant="outline"
          size="xs"
          aria-label={`Remove ${label}`}
          onClick={() => onChange(removal)}
        >
          {label}
          <X aria-hidden />
        </Button>
      ))}
    </Flex>
  );
}

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
    label: riskLimitText(risk),
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
