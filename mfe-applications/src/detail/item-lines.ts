import type { ApplicationItem } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import type { Amount, Money, Units } from '@portal/shared/money';
import { typeWord } from '../core/item-words.ts';

/** One item as a row: what is done, its particulars, and how much. */
export interface ItemLine {
  readonly id: string;
  readonly title: string;
  readonly particulars: readonly string[];
  readonly accountId: string | undefined;
  readonly status: ApplicationStatus;
  /** Money, or words for a transaction in units; forms have neither. */
  readonly figure: Money | string | undefined;
}

/** An application's item in words (look, Figures; tables, Money). */
export function lineOf({ formId, status, item }: ApplicationItem): ItemLine {
  return { id: formId, status, ...contentOf(item) };
}

function contentOf(item: ApplicationItem['item']): Omit<ItemLine, 'id' | 'status'> {
  switch (item.type) {
    case 'investment': {
      const { accountId, scheme, schemeName, salesCharge, amount, currency, distributionInstruction } =
        item.payload;
      return {
        title: `Invest in ${schemeName}`,
        particulars: [scheme, `charge ${salesCharge.format()}`, distributionWord(distributionInstruction)],
        accountId,
        figure: amount.in(currency),
      };
    }
    case 'redemption': {
      const { accountId, scheme, schemeName, currency, redeemAll } = item.payload;
      return {
        title: `Redeem ${schemeName}`,
        particulars: [scheme],
        accountId,
        figure: figureOf({ ...item.payload, currency, all: redeemAll }),
      };
    }
    case 'switching': {
      const { accountId, fromScheme, fromSchemeName, toScheme, toSchemeName, fromCurrency, switchAll } =
        item.payload;
      return {
        title: `Switch ${fromSchemeName} to ${toSchemeName}`,
        particulars: [`${fromScheme} to ${toScheme}`, `charge ${item.payload.salesCharge.format()}`],
        accountId,
        figure: figureOf({ ...item.payload, currency: fromCurrency, all: switchAll }),
      };
    }
    case 'bankar': {
      const { account, bankName, bankAccNumber, currency } = item.payload;
      return {
        title: `Add bank account at ${bankName}`,
        particulars: [currency, `ending ${bankAccNumber.slice(-4)}`],
        accountId: account,
        figure: undefined,
      };
    }
    default:
      return { title: typeWord(item.type), particulars: [], accountId: undefined, figure: undefined };
  }
}

interface Quantity {
  readonly amountOrUnit: 'AMOUNT' | 'UNIT';
  readonly amount: Amount;
  readonly units: Units;
  readonly currency: string;
  readonly all: boolean;
}

function figureOf({ all, amountOrUnit, amount, units, currency }: Quantity): Money | string {
  if (all) return 'All units';
  return amountOrUnit === 'UNIT' ? `${units.format()} units` : amount.in(currency);
}

function distributionWord(instruction: 'REINVEST' | 'PAYOUT'): string {
  return instruction === 'REINVEST' ? 'reinvest' : 'pay out';
}
