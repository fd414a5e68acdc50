import { marketValue } from '@portal/shared/money';
import { MoneyText, UnitsText } from '@portal/shared/parts';
import { Span, Text } from '@portal/shared/ui';
import type { SizeCheck, SizeLimits, TakenSize } from '../../transaction-rules/index.ts';

interface TakenSizeProps {
  /** What is said of it: `To be redeemed`. */
  readonly label: string;
  readonly check: SizeCheck | undefined;
  /** Absent until the holding is chosen. */
  readonly limits: SizeLimits | undefined;
}

/**
 * Says in the drawer's footer how much the order takes, as amount or units, by the check of the typed size, and of all
 * units their value at the last price; a dash while that is not valid. `label` is the line above it.
 */
export function TakenSizeSummary({ label, check, limits }: TakenSizeProps) {
  return (
    <>
      <Text textStyle="help">{label}</Text>
      <Text textStyle="md">
        <TakenSizeText size={check?.status === 'met' ? check.size : undefined} limits={limits} />
      </Text>
    </>
  );
}

interface TakenSizeTextProps extends Pick<TakenSizeProps, 'limits'> {
  readonly size: TakenSize | undefined;
}

function TakenSizeText({ size, limits }: TakenSizeTextProps) {
  switch (size?.by) {
    case undefined:
      return '–';
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
