import type { Offer } from '../../core/pricing/offer.ts';

/**
 * Returns the labels of the facts in which the listings of a scheme and of its fund differ, to warn the agent before
 * figures are read to a customer; empty when they agree. The portal uses the scheme's values.
 */
export function listingConflicts({ scheme, fund }: Offer): readonly string[] {
  const { currency } = scheme;
  const listed: readonly (readonly [label: string, scheme: string, fund: string])[] = [
    ['currency', currency, fund.currency],
    ['EPF approval', scheme.EPFStatus, fund.EPFFundStatus],
    ['structure', scheme.fundStructure, fund.fundStructure],
    ['redemption payment', scheme.redemptionCycle, fund.redemptionCycle],
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
  return listed.filter(([, one, other]) => one !== other).map(([label]) => label);
}
