import type { Payloads, UnpaidContent } from './item-content.ts';
import { decodeSize } from './payload-parts.ts';

interface SwitchingContent extends UnpaidContent {
  readonly kind: 'switching';
}

const companyPrefix = 'Cempaka Biru ';
/** Returns a scheme's name without the company's, for lines that name two schemes. */
const shortName = (name: string) =>
  name.startsWith(companyPrefix) ? name.slice(companyPrefix.length) : name;

/** Kind of the list `switching`: a switch or contra (SHL-07). */
export function switching(payload: Payloads['switching']): SwitchingContent {
  const { accountId, plan, fromScheme, fromSchemeName, fromCurrency, toScheme, toSchemeName, salesCharge } =
    payload;
  return {
    kind: 'switching',
    noun: 'switch',
    glyph: 'arrows',
    verb: 'Switch',
    section: 'Switch/ Contra',
    action: 'switch',
    remedy: 'Remove it.',
    title: `Switch ${shortName(fromSchemeName)} to ${shortName(toSchemeName)}`,
    detail: `${fromScheme} to ${toScheme} · charge ${salesCharge.format()}`,
    legs: [
      {
        scheme: fromScheme,
        schemeName: fromSchemeName,
        currency: fromCurrency,
        way: 'out',
        label: 'Switch/Contra Out',
      },
      {
        scheme: toScheme,
        schemeName: toSchemeName,
        currency: payload.toCurrency,
        way: 'in',
        label: 'Switch/Contra In',
        satRank: payload.switchedInSatRank,
        withdrawn: 'The fund switched into is no longer offered.',
      },
    ],
    accountId,
    plan,
    size: decodeSize(payload, fromCurrency, payload.switchAll),
    salesCharge,
  };
}
