import { readSize } from '@portal/shared/items';
import type { Payloads, UnpaidContent } from './item-content.ts';
import { pickPayoutAccount } from './payload-parts.ts';

/** A switch or contra, with the payload that its drawer edits. */
export interface SwitchingContent extends UnpaidContent {
  readonly kind: 'switching';
  readonly order: Payloads['switching'];
}

/**
 * Converts the payload of an item of the cart's list `switching`, a switch or contra, to what the cart needs of it,
 * with both legs: the scheme that is sold and the one that is bought (SHL-07).
 */
export function decodeSwitch(payload: Payloads['switching']): SwitchingContent {
  const { accountId, plan, salesCharge, fromCurrency } = payload;
  return {
    kind: 'switching',
    noun: 'switch',
    glyph: 'arrows',
    section: 'Switch/ Contra',
    transaction: 'switch',
    action: 'switch',
    remedy: 'Choose another, or remove it.',
    legs: [
      {
        scheme: payload.fromScheme,
        schemeName: payload.fromSchemeName,
        currency: fromCurrency,
        direction: 'out',
        label: 'Switch/Contra Out',
      },
      {
        scheme: payload.toScheme,
        schemeName: payload.toSchemeName,
        currency: payload.toCurrency,
        direction: 'in',
        label: 'Switch/Contra In',
        action: 'switchIn',
        satRank: payload.switchedInSatRank,
        withdrawn: 'The fund switched into is no longer offered.',
      },
    ],
    accountId,
    plan,
    size: readSize(payload, fromCurrency, payload.switchAll),
    ...(payload.amountOrUnit === 'UNIT' ? { switchedUnits: payload.units } : {}),
    salesCharge,
    order: payload,
    ...pickPayoutAccount(payload),
  };
}
