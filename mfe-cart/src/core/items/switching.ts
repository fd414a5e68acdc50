import type { Percent } from '@portal/shared/money';
import type { Payloads, SchemeRef, UnpaidContent } from './item-content.ts';
import { decodePayout, decodeSize } from './payload-parts.ts';

/** A switch or contra, with the values that its drawer edits. */
export interface SwitchingContent extends UnpaidContent {
  readonly kind: 'switching';
  readonly from: SchemeRef;
  readonly to: SchemeRef;
  readonly salesCharge: Percent;
  readonly distribution: 'REINVEST' | 'PAYOUT';
  /** Whether the customer has ringgit borrowing. */
  readonly hasBorrowing: boolean;
}

const companyPrefix = 'Cempaka Biru ';
/** Returns a scheme's name without the company's, for lines that name two schemes. */
const shortName = (name: string) =>
  name.startsWith(companyPrefix) ? name.slice(companyPrefix.length) : name;

/** Kind of the list `switching`: a switch or contra (SHL-07). */
export function switching(payload: Payloads['switching']): SwitchingContent {
  const { accountId, plan, fromScheme, fromSchemeName, toScheme, toSchemeName, salesCharge } = payload;
  const from = { scheme: fromScheme, schemeName: fromSchemeName, currency: payload.fromCurrency };
  const to = { scheme: toScheme, schemeName: toSchemeName, currency: payload.toCurrency };
  return {
    kind: 'switching',
    noun: 'switch',
    glyph: 'arrows',
    verb: 'Switch',
    section: 'Switch/ Contra',
    transaction: 'switch',
    action: 'switch',
    remedy: 'Choose another, or remove it.',
    title: `Switch ${shortName(fromSchemeName)} to ${shortName(toSchemeName)}`,
    detail: `${fromScheme} to ${toScheme} · charge ${salesCharge.format()}`,
    legs: [
      {
        ...from,
        direction: 'out',
        label: 'Switch/Contra Out',
      },
      {
        ...to,
        direction: 'in',
        label: 'Switch/Contra In',
        action: 'switchIn',
        satRank: payload.switchedInSatRank,
        withdrawn: 'The fund switched into is no longer offered.',
      },
    ],
    accountId,
    plan,
    from,
    to,
    size: decodeSize(payload, from.currency, payload.switchAll),
    salesCharge,
    distribution: payload.distributionInstruction,
    hasBorrowing: payload.domesticBorrowing,
    ...decodePayout(payload),
  };
}
