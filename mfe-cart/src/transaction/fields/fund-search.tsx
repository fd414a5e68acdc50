import { SelectField } from '@portal/shared/forms';
import { ChangeText, NavText, SearchInput, Switch, Tag } from '@portal/shared/parts';
import { Box, Button, chakra, Flex, Grid, Span, Text, VisuallyHidden } from '@portal/shared/ui';
import { type Ref, useState } from 'react';
import { pluralize } from '../../core/format-text.ts';
import {
  type FundFilters,
  filterOffers,
  filterOptionsOf,
  noFilters,
} from '../../core/pricing/fund-filter.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { schemeTags } from '../../core/pricing/scheme-tags.ts';

const Results = chakra('ul', {
  base: {
    maxH: '360px',
    mt: '3',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
    overflowY: 'auto',
    '& > li': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
    '& > li:last-child': { borderBottomWidth: '0' },
  },
});

const Result = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '1',
    w: 'full',
    py: '3',
    px: '3.5',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-2px',
    _hover: { bg: 'bg.hover' },
  },
});

interface FundSearchProps {
  /** The offers to search in. */
  readonly offers: readonly Offer[];
  /** Hides the EPF filter, because every scheme on the EPF plan is approved. */
  readonly isEpf: boolean;
  /** What is said when there are none. */
  readonly none: string;
  readonly onChoose: (offer: Offer) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

const anyOf = (label: string, values: readonly string[]) => [
  { value: '', label },
  ...values.map((value) => ({ value, label: value })),
];

const risks = ['1', '2', '3', '4', '5'];

/** Search for a fund by name or code, with filters. */
export function FundSearch({ offers, isEpf, none, onChoose, searchRef }: FundSearchProps) {
  const [filters, setFilters] = useState<FundFilters>(noFilters);
  const changeFilters = (change: Partial<FundFilters>) => setFilters((before) => ({ ...before, ...change }));
  const filterOptions = filterOptionsOf(offers);
  const found = filterOffers(offers, filters);
  return (
    <Box>
      <SearchInput
        ref={searchRef}
        label="Find a fund"
        placeholder="Name or code"
        value={filters.words}
        onChange={(words) => changeFilters({ words })}
      />
      <Grid mt="3" gap="2" templateColumns={{ base: '1fr 1fr', md: '1fr 1.4fr 1fr' }}>
        <SelectField
          label="Currency"
          value={filters.currency}
          options={anyOf('Any', filterOptions.currencies)}
          onChange={(event) => changeFilters({ currency: event.target.value })}
        />
        <SelectField
          label="Asset class"
          value={filters.assetClass}
          options={anyOf('Any', filterOptions.assetClasses)}
          onChange={(event) => changeFilters({ assetClass: event.target.value })}
        />
        <SelectField
          label="Risk"
          value={filters.risk}
          options={[
            { value: '', label: 'Any' },
            ...risks.map((risk) => ({ value: risk, label: risk === '1' ? '1 only' : `Up to ${risk}` })),
          ]}
          onChange={(event) => changeFilters({ risk: event.target.value })}
        />
      </Grid>
      <Flex wrap="wrap" gap="5" mt="3">
        <Switch checked={filters.shariahOnly} onChange={(shariahOnly) => changeFilters({ shariahOnly })}>
          Shariah only
        </Switch>
        {isEpf ? null : (
          <Switch checked={filters.epfOnly} onChange={(epfOnly) => changeFilters({ epfOnly })}>
            EPF-approved only
          </Switch>
        )}
      </Flex>
      <VisuallyHidden role="status">{pluralize(found.length, 'fund')} found</VisuallyHidden>
      {found.length === 0 ? (
        <Box mt="3" p="4" borderWidth="1px" borderColor="border.default" borderRadius="lg" color="fg.muted">
          <Text>{offers.length === 0 ? none : 'No fund matches.'}</Text>
          {offers.length === 0 ? null : (
            <Button variant="ghost" size="xs" mt="1" ms="-2" onClick={() => setFilters(noFilters)}>
              Clear the filters
            </Button>
          )}
        </Box>
      ) : (
        <Results aria-label="Funds">
          {found.map((offer) => (
            <li key={offer.scheme.scheme}>
              <Result type="button" onClick={() => onChoose(offer)}>
                <ResultWords offer={offer} />
              </Result>
            </li>
          ))}
        </Results>
      )}
    </Box>
  );
}

function ResultWords({ offer }: { readonly offer: Offer }) {
  const { scheme, fund } = offer;
  const minimum = scheme.minimumInitialInvestment.in(scheme.currency);
  return (
    <>
      <Span fontWeight="medium">{scheme.schemeName}</Span>
      <NavText value={scheme.NAVPrice} currency={scheme.currency} />
      <Flex as="span" wrap="wrap" align="center" gap="1.5" textStyle="help">
        {scheme.scheme}
        {schemeTags(offer).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        <span>
          Risk {fund.satRank} · from {minimum.format().replace(/\.00$/, '')}
        </span>
      </Flex>
      <Span textStyle="xs" textAlign="end">
        {scheme.performanceYTD === null ? null : (
          <>
            <VisuallyHidden>Year to date </VisuallyHidden>
            <ChangeText value={scheme.performanceYTD} />
          </>
        )}
      </Span>
    </>
  );
}
