import { mismatchOf, type Suitability } from '@portal/shared/selling';
import { Box, Flex } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { pluralize } from '../../../core/format-text.ts';
import type { Offer } from '../../../core/pricing/offer.ts';
import { Fold } from '../choice-list/fold.tsx';
import { Rows } from '../choice-list/rows.ts';
import { maxCompared } from './comparison-rows.ts';
import { type FundGroups, isAboveShown } from './fund-groups.ts';
import { FundRow } from './fund-row.tsx';

interface FundListProps {
  readonly groups: FundGroups;
  readonly suitability: Suitability;
  /** The suitability is that of the assessment in the cart. */
  readonly isByCart: boolean;
  /** What the agent chose for the funds above the category, if anything. */
  readonly chosenFold: boolean | undefined;
  readonly onFold: (isOpen: boolean) => void;
  /** The scheme of the one that is chosen; empty when there is none. */
  readonly chosen: string;
  /** Codes of the funds to compare. */
  readonly compared: readonly string[];
  readonly canCompareMore: boolean;
  readonly onChoose: (offer: Offer) => void;
  /** Absent where funds are not compared. */
  readonly onCompare: ((scheme: string) => void) | undefined;
}

/**
 * List of the funds that the search matches: those up to the customer's category, then those above it, folded until
 * `onFold` opens them; one list with the reason without a valid assessment. Each can be chosen, and ticked for
 * comparison (`onCompare`) while `canCompareMore`.
 */
export function FundList(props: FundListProps) {
  const { groups, suitability, isByCart, chosenFold, onFold } = props;
  if (groups.status === 'not-assessed') {
    return (
      <Box mt="4">
        {/* without a valid assessment the reason is the same for every risk */}
        <Caption hasCheckboxes={props.onCompare !== undefined}>{mismatchOf(suitability, 0)}</Caption>
        <FundRows {...props} label="Funds" offers={groups.all} />
      </Box>
    );
  }
  const { category, within, above } = groups;
  const isOpen = isAboveShown(chosenFold, within.length);
  return (
    <Box mt="4">
      {within.length === 0 ? null : (
        <>
          <Caption hasCheckboxes={props.onCompare !== undefined}>
            {`${pluralize(within.length, 'fund')} up to ${category}${isByCart ? ', under the assessment in this cart' : ''}`}
          </Caption>
          <FundRows {...props} label="Funds" offers={within} />
        </>
      )}
      {above.length === 0 ? null : (
        <Box mt={within.length === 0 ? '0' : '3'}>
          <Fold
            label={`${pluralize(above.length, 'fund')} above ${category}`}
            isOpen={isOpen}
            onToggle={() => onFold(!isOpen)}
          >
            <FundRows {...props} label={`Funds above ${category}`} offers={above} />
          </Fold>
        </Box>
      )}
    </Box>
  );
}

/** Line above a list, with the heading of its check boxes where it has some. */
const Caption = ({
  children,
  hasCheckboxes,
}: {
  readonly children: ReactNode;
  readonly hasCheckboxes: boolean;
}) => (
  <Flex justify="space-between" gap="3" mb="1.5" textStyle="help">
    <span>{children}</span>
    {hasCheckboxes ? <span aria-hidden>{`Compare up to ${maxCompared}`}</span> : null}
  </Flex>
);

interface FundRowsProps
  extends Pick<
    FundListProps,
    'suitability' | 'chosen' | 'compared' | 'canCompareMore' | 'onChoose' | 'onCompare'
  > {
  readonly label: string;
  readonly offers: readonly Offer[];
}

const FundRows = ({
  label,
  offers,
  suitability,
  chosen,
  compared,
  canCompareMore,
  onChoose,
  onCompare,
}: FundRowsProps) => (
  <Rows aria-label={label}>
    {offers.map((offer) => (
      <FundRow
        key={offer.scheme.scheme}
        offer={offer}
        suitability={suitability}
        isChosen={offer.scheme.scheme === chosen}
        isCompared={compared.includes(offer.scheme.scheme)}
        canCompareMore={canCompareMore}
        onChoose={onChoose}
        onCompare={onCompare}
      />
    ))}
  </Rows>
);
