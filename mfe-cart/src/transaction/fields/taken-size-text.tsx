import { MoneyText, UnitsText } from '@portal/shared/parts';
import type { TakenSize } from '../../transaction-rules/index.ts';

/** How much is taken; a dash while it is not known. */
export function TakenSizeText({ size }: { readonly size: TakenSize | undefined }) {
  switch (size?.by) {
    case undefined:
      return '–';
    case 'amount':
      return <MoneyText value={size.money} />;
    case 'units':
      return <UnitsText value={size.units} suffix="units" />;
    case 'all':
      return 'All units';
  }
}
