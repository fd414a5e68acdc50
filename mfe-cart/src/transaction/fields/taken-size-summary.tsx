import { marketValue } from '@portal/shared/money';
import { MoneyText, UnitsText } from '@portal/shared/parts';
import { Text } from '@portal/shared/ui';
import type { SizeLimits, TakenSize } from '../../transaction-rules/index.ts';

interface TakenSizeProps {
  /** What is said of it: `To be redeemed`. */
  readonly label: string;
  readonly size: TakenSize;
  /** Those of the holding. */
  readonly limits: SizeLimits;
}

/**
 * Says in the drawer's footer how much the order takes, as amount or units, and of all units their value at the last
 * price. `label` is the line above it.
 */
export function TakenSizeSummary({ label, size, limits }: TakenSizeProps) {
  return (
    <>
      <Text textStyle="help">{size.by === 'all' ? `${label}, ${allOf(size)}` : label}</Text>
      <Text textStyle="md">
        <TakenSizeText size={size} limits={limits} />
      </Text>
    </>
  );
}

/** Sub-account A stays where only B is taken. */
const allOf = ({ left }: TakenSize) => (left.isZero() ? 'all units' : 'all of B');

function TakenSizeText({ size, limits }: Pick<TakenSizeProps, 'size' | 'limits'>) {
  if (size.by === 'amount') return <MoneyText value={size.money} />;
  if (size.by === 'units') return <UnitsText value={size.units} suffix="units" />;
  return (
    <>
      {'≈ '}
      <MoneyText value={marketValue(size.units, limits.nav, limits.currency)} />
    </>
  );
}
