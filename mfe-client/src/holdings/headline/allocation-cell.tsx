import { AllocationRing, getClassMark } from '@portal/shared/charts';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { FailurePanel, Skeleton, Text } from '@portal/shared/ui';
import type { LoadedHoldings } from '../holdings-view.ts';
import type { Headline } from './headline-facts.ts';
import { Cell, CellHead, CellTitle } from './headline-layout.tsx';

interface AllocationCellProps {
  readonly headline: Headline;
  readonly holdings: LoadedHoldings;
}

/**
 * The headline's ring of market value by asset class, or that asset classes are loading or could not be loaded. Names
 * the accounts that are left out because the agent is not registered for them.
 */
export function AllocationCell({ headline: { currency, allocation }, holdings }: AllocationCellProps) {
  const { classes, excludedAccounts } = holdings;
  return (
    <Cell aria-label="Allocation">
      <CellHead display={{ base: 'none', md: 'flex' }}>
        <CellTitle>Allocation</CellTitle>
      </CellHead>
      {classes.status === 'failed' ? (
        <FailurePanel compact title="Asset classes could not be loaded" onRetry={classes.retry} />
      ) : classes.status === 'loading' ? (
        <DelayedPlaceholder label="Allocation loading">
          <Skeleton boxSize={{ base: '112px', md: '168px' }} borderRadius="full" />
        </DelayedPlaceholder>
      ) : (
        <AllocationRing
          currency={currency}
          total={allocation.total}
          label={`Allocation of ${currency} by asset class`}
          slices={allocation.slices.map(({ assetClass, value }) => ({
            label: assetClass,
            value,
            ...getClassMark(assetClass),
          }))}
        />
      )}
      {excludedAccounts.length > 0 ? (
        <Text mt="3" textStyle="help">
          {`Without ${excludedAccounts.join(', ')}, which your registration does not cover.`}
        </Text>
      ) : null}
    </Cell>
  );
}
