import type { Suitability } from '@portal/shared/selling';
import { Box, Button, Text, VisuallyHidden } from '@portal/shared/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { CountingAssessment } from '../../../core/assessment/counting-assessment.ts';
import { pluralize } from '../../../core/format-text.ts';
import type { Offer } from '../../../core/pricing/offer.ts';
import {
  type FundFilters,
  filterOffers,
  noFilters,
  type RefusedOffer,
} from '../../../transaction-rules/index.ts';
import { moveBetweenChoices } from '../choice-list/move-between-choices.ts';
import { RefusedChoices } from '../choice-list/refused-choices.tsx';
import { CompareBar } from './compare-bar.tsx';
import { type ComparisonFacts, comparedOffers, maxCompared, toggleCompared } from './comparison-rows.ts';
import { FundComparison } from './fund-comparison.tsx';
import { groupBySuitability } from './fund-groups.ts';
import { FundList } from './fund-list.tsx';
import { FundSearch } from './fund-search.tsx';

interface FundFinderProps {
  /** The offers that can be chosen, sorted by name. */
  readonly offers: readonly Offer[];
  /** The offers that cannot be chosen; found only by words. */
  readonly refused: readonly RefusedOffer[];
  readonly suitability: Suitability;
  /** The assessment that it is of. */
  readonly counting: CountingAssessment | undefined;
  /** The scheme of the one that is chosen; by default there is none. */
  readonly chosen?: string;
  /** Returns the range of the sales charge of this order. */
  readonly chargeOf: ComparisonFacts['chargeOf'];
  /** Hides the EPF filter, because every scheme on the EPF plan is approved. */
  readonly isEpf: boolean;
  /** Whether funds can be ticked for comparison; by default they can. */
  readonly canCompare?: boolean;
  /** What is said when there are none. */
  readonly none: string;
  readonly onChoose: (offer: Offer) => void;
}

/**
 * Search for a fund by name, code and filters; those up to the customer's risk category come first. Up to three can be
 * compared, unless `canCompare` is false. Funds that cannot be chosen show with the reason when the search matches them.
 * `onChoose` gets the chosen offer; `none` is shown when there are no offers.
 */
export function FundFinder(props: FundFinderProps) {
  const { offers, refused, suitability, counting, chargeOf, isEpf, none, onChoose } = props;
  const [filters, setFilters] = useState<FundFilters>(noFilters);
  const [chosenFold, setChosenFold] = useState<boolean>();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const compared = comparedOffers(offers, ticked);
  const matches = useMemo(() => filterOffers(offers, filters), [offers, filters]);
  const groups = useMemo(() => groupBySuitability(matches, suitability), [matches, suitability]);
  const toggle = useCallback(
    (scheme: string) =>
      setTicked((before) => {
        // a fund of another account counts no more
        const codes = comparedOffers(offers, before).map((offer) => offer.scheme.scheme);
        return toggleCompared(codes, scheme);
      }),
    [offers],
  );
  const changeFilters = (change: Partial<FundFilters>) => setFilters((before) => ({ ...before, ...change }));
  const refusedFound =
    filters.words.trim() === ''
      ? []
      : refused.filter(({ offer }) => filterOffers([offer], filters).length > 0);
  return (
    <Box onKeyDown={moveBetweenChoices}>
      <FundSearch ref={search} offers={offers} filters={filters} isEpf={isEpf} onChange={changeFilters} />
      <VisuallyHidden role="status">{pluralize(matches.length, 'fund')} found</VisuallyHidden>
      {matches.length === 0 ? (
        <Box mt="3" p="4" borderWidth="1px" borderColor="border.default" borderRadius="lg" color="fg.muted">
          <Text>{offers.length === 0 ? none : 'No fund matches.'}</Text>
          {offers.length === 0 ? null : (
            <Button variant="ghost" size="xs" mt="1" ms="-2" onClick={() => setFilters(noFilters)}>
              Clear the filters
            </Button>
          )}
        </Box>
      ) : (
        <FundList
          groups={groups}
          suitability={suitability}
          isByCart={counting?.source === 'cart'}
          chosenFold={chosenFold}
          onFold={setChosenFold}
          chosen={props.chosen ?? ''}
          compared={ticked}
          canCompareMore={compared.length < maxCompared}
          onChoose={onChoose}
          onCompare={props.canCompare === false ? undefined : toggle}
        />
      )}
      <RefusedChoices
        label={`${pluralize(refusedFound.length, 'fund')} that cannot be chosen`}
        refused={refusedFound.map(({ offer: { scheme }, reason }) => ({
          code: scheme.scheme,
          name: scheme.schemeName,
          reason,
        }))}
      />
      {compared.length === 0 ? null : (
        <CompareBar
          count={compared.length}
          onCompare={() => setIsComparing(true)}
          onClear={() => {
            // before the button that was pressed goes
            search.current?.focus();
            setTicked([]);
          }}
        />
      )}
      <FundComparison
        open={isComparing && compared.length > 1}
        offers={compared}
        suitability={suitability}
        chargeOf={chargeOf}
        onChoose={onChoose}
        onBack={() => setIsComparing(false)}
      />
    </Box>
  );
}
