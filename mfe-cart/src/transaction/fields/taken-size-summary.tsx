import { MoneyText, UnitsText } from '@portal/shared/parts';
import { Text } from '@portal/shared/ui';
import type { SizeCheck, TakenSize } from '../../transaction-rules/index.ts';

interface TakenSizeProps {
  /** What is said of it: `To be redeemed`. */
  readonly label: string;
  readonly check: SizeCheck | undefined;
}

/**
 * Says in the drawer's footer how much the order takes, as amount or units, by the check of the typed size; a dash
 * while that is not valid. `label` is the line above it.
 */
export function TakenSizeSummary({ label, check }: TakenSizeProps) {
  return (
    <>
      <Text textStyle="help">{label}</Text>
      <Text textStyle="md">
        <TakenSizeText size={check?.status === 'met' ? check.size : undefined} />
      </Text>
    </>
  );
}

function TakenSizeText({ size }: { readonly size: TakenSize | undefined }) {
  switch (size?.by) {
    case undefined:
      return '–';
    case 'amount':
      return <MoneyText value={size.money} />;
    case 'units':
      return <UnitsText value={size.units} suffix="units" />;
    case 'all':
      // sub-account A stays
      return size.left.isZero() ? 'All units' : 'All of sub-account B';
  }
}
