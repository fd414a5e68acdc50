import { marketValue } from '@portal/shared/money';
import { MoneyText, UnitsText } from '@portal/shared/parts';
import { Span, Text } from '@portal/shared/ui';
import type { SizeLimits, TakenSize } from '../../transaction-rules/index.ts';

interface TakenSizeProps {
  /** What is said of it: `To be redeemed`. */
  readonly label: string;
  readonly size: TakenSize;
  /** Absent until the holding is chosen. */
  readonly limits: SizeLimits | undefined;
}

/**
 * Says in the drawer's footer how much the order takes, as amount or units, and of all units their value at the last
 * price. `label` is the line above it.
 */
export function TakenSizeSummary({ label, size, limits }: TakenSizeProps) {
  return (
    <>
      <Text textStyle="help">{label}</Text>
      <Text textStyle="md">
        <TakenSizeText size={size} limits={limits} />
      </Text>
    </>
  );
}

function TakenSizeText({ size, limits }: Pick<TakenSizeProps, 'size' | 'limits'>) {
  switch (size.by) {
    case 'amount':
      return <MoneyText value={size.money} />;
    case 'units':
      return <UnitsText value={size.units} suffix="units" />;
    case 'all':
      return (
        <>
          {/* sub-account A stays */}
          <Span fontWeight="semibold">{size.left.isZero() ? 'All units' : 'All of sub-account B'}</Span>
          {limits ? (
            <Span textStyle="sm">
              {', about '}
              <MoneyText value={marketValue(size.units, limits.nav, limits.currency)} size="sm" />
            </Span>
          ) : null}
        </>
      );
  }
}
