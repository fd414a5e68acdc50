import type { Offer } from '../../core/offer.ts';

/**
 * What the scheme's listing and its fund's say differently. The scheme's word is the one that counts: it is what is
 * sold; but an agent ought to know before reading figures to a customer.
 */
export function listingConflicts({ scheme, fund }: Offer): readonly string[] {
  const { currency } = scheme;
  const said: readonly (readonly [label: string, scheme: string, fund: string])[] = [
    ['currency', currency, fund.currency],
    ['EPF approval', scheme.EPFStatus, fund.EPFFundStatus],
    ['structure', scheme.fundStructure, fund.fundStructure],
    ['settlement', scheme.redemptionCycle, fund.redemptionCycle],
    ['third-party fund', String(scheme.isThirdPartyFund), String(fund.isThirdPartyFund)],
    ['price', scheme.NAVPrice.toString(), fund.nav.toString()],
    ['price date', scheme.NAVPriceDate, fund.navDate],
    [
      'first-investment minimum',
      scheme.minimumInitialInvestment.in(currency).toString(),
      fund.minimumInitialInvestment.in(currency).toString(),
    ],
    [
      'further-investment minimum',
      scheme.minimumAdditionalInvestment.in(currency).toString(),
      fund.minimumAdditionalInvestment.in(currency).toString(),
    ],
    ['redemption minimum', scheme.minimumRepurchaseUnits.toString(), fund.minimumRepurchaseUnits.toString()],
  ];
  return said.filter(([, one, other]) => one !== other).map(([label]) => label);
}
