import type { ApplicationItem } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import type { Amount, Money, Units } from '@portal/shared/money';
import { getItemTypeLabel } from '../../core/item-type-labels.ts';

/** One item as a table row. */
export interface ItemRow {
  readonly id: string;
  readonly title: string;
  readonly details: readonly string[];
  readonly accountId: string | undefined;
  readonly status: ApplicationStatus;
  /** Money, or text for a transaction in units. Absent for forms. */
  readonly figure: Money | string | undefined;
}

/** Converts an application's item to a row. */
export function toItemRow({ formId, status, item }: ApplicationItem): ItemRow {
  return { id: formId, status, ...toContent(item) };
}

function toContent(item: ApplicationItem['item']): Omit<ItemRow, 'id' | 'status'> {
  switch (item.type) {
    case 'investment': {
      const { accountId, scheme, schemeName, salesCharge, amount, currency, distributionInstruction } =
        item.payload;
      return {
        title: `Invest in ${schemeName}`,
        details: [scheme, `charge ${salesCharge.format()}`, getDistributionLabel(distributionInstruction)],
        accountId,
        figure: amount.in(currency),
      };
    }
    case 'redemption': {
      const { accountId, scheme, schemeName, currency, redeemAll } = item.payload;
      return {
        title: `Redeem ${schemeName}`,
        details: [scheme],
        accountId,
        figure: toFigure({ ...item.payload, currency, isAll: redeemAll }),
      };
    }
    case 'switching': {
      const { accountId, fromScheme, fromSchemeName, toScheme, toSchemeName, fromCurrency, switchAll } =
        item.payload;
      return {
        title: `Switch ${fromSchemeName} to ${toSchemeName}`,
        details: [`${fromScheme} to ${toScheme}`, `charge ${item.payload.salesCharge.format()}`],
        accountId,
        figure: toFigure({ ...item.payload, currency: fromCurrency, isAll: switchAll }),
      };
    }
    case 'bankar': {
      const { account, bankName, bankAccNumber, currency } = item.payload;
      return {
        title: `Add bank account at ${bankName}`,
        details: [currency, `ending ${bankAccNumber.slice(-4)}`],
        accountId: account,
        figure: undefined,
      };
    }
    default:
      return { title: getItemTypeLabel(item.type), details: [], accountId: undefined, figure: undefined };
  }
}

interface Quantity {
  readonly amountOrUnit: 'AMOUNT' | 'UNIT';
  readonly amount: Amount;
  readonly units: Units;
  readonly currency: string;
  readonly isAll: boolean;
}

function toFigure({ isAll, amountOrUnit, amount, units, currency }: Quantity): Money | string {
  if (isAll) return 'All units';
  return amountOrUnit === 'UNIT' ? `${units.format()} units` : amount.in(currency);
}

function getDistributionLabel(instruction: 'REINVEST' | 'PAYOUT'): string {
  return instruction === 'REINVEST' ? 'reinvest' : 'pay out';
}
