import type { CartLists } from '@portal/shared/api/cart';
import type { Lookups } from '@portal/shared/api/lookups';
import type { ItemType } from '@portal/shared/api/transaction-payloads';
import type { Amount, Money, Units } from '@portal/shared/money';
import { maskedAccount } from '@portal/shared/selling';
import { readApplicant, readAssessment, readInformationUpdate } from './form-contents.ts';
import type { ItemContent } from './item-content.ts';

/** Payload of each type of item. */
export type Payloads = { readonly [Type in ItemType]: CartLists[Type][number]['payload'] };

const distributions = { REINVEST: 'reinvest', PAYOUT: 'pay out' } as const;

/** Reads the content of a row from a payload, for each type of item. A new type is one more entry. */
export const itemContents: {
  readonly [Type in ItemType]: (payload: Payloads[Type], lookups: Lookups | undefined) => ItemContent;
} = {
  investment: ({
    accountId,
    scheme,
    schemeName,
    salesCharge,
    amount,
    currency,
    distributionInstruction,
    bankName,
    bankAccNumber,
  }) => ({
    title: `Invest in ${schemeName}`,
    details: [
      scheme,
      `charge ${salesCharge.format()}`,
      distributions[distributionInstruction],
      ...bankOf(bankName, bankAccNumber),
    ],
    accountId,
    figure: amount.in(currency),
  }),
  redemption: (payload) => ({
    title: `Redeem ${payload.schemeName}`,
    details: [payload.scheme, ...bankOf(payload.bankName, payload.bankAccNumber)],
    accountId: payload.accountId,
    figure: toFigure(payload, payload.currency, payload.redeemAll),
  }),
  switching: (payload) => ({
    title: `Switch ${payload.fromSchemeName} to ${payload.toSchemeName}`,
    details: [
      `${payload.fromScheme} to ${payload.toScheme}`,
      `charge ${payload.salesCharge.format()}`,
      ...bankOf(payload.bankName, payload.bankAccNumber),
    ],
    accountId: payload.accountId,
    figure: toFigure(payload, payload.fromCurrency, payload.switchAll),
  }),
  bankar: ({ account, bankName, bankAccNumber, currency }) => ({
    title: `Add bank account at ${bankName}`,
    details: [currency, `ending ${bankAccNumber.slice(-4)}`],
    accountId: account,
    figure: undefined,
  }),
  sat: readAssessment,
  clientInfoUpdate: readInformationUpdate,
  onboarding: readApplicant,
};

/** The bank account that money is paid out to, masked. */
const bankOf = (name: string | null | undefined, number: string | null | undefined): readonly string[] =>
  name && number ? [`pays out to ${name} ${maskedAccount(number)}`] : [];

interface Quantity {
  readonly amountOrUnit: 'AMOUNT' | 'UNIT';
  readonly amount: Amount;
  readonly units: Units;
}

function toFigure(
  { amountOrUnit, amount, units }: Quantity,
  currency: string,
  isAll: boolean,
): Money | string {
  if (isAll) return 'All units';
  return amountOrUnit === 'UNIT' ? `${units.format()} units` : amount.in(currency);
}
