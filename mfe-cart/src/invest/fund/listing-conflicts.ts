import type { Offer } from '../../core/pricing/offer.ts';

/**
 * Returns the labels of the facts in which the scheme's and the fund's listings differ. The portal uses the scheme's
 * values; the agent is warned before reading figures to a customer.
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
