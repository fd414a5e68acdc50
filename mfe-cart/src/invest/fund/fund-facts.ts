import { formatDate } from '@portal/shared/dates';
import { riskNames } from '@portal/shared/parts';
import { ageRangeText } from '@portal/shared/selling';
import type { Plan } from '../../core/plan.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { rangeText } from '../../transaction-rules/index.ts';

/** One fact of a fund. */
interface FundFact {
  readonly label: string;
  readonly text: string;
}

/** A titled group of facts. */
interface FactGroup {
  readonly title: string;
  readonly facts: readonly FundFact[];
}

/** Returns a list with the fact, or an empty list when the listing has no value for it. */
const fact = (label: string, text: string | null): readonly FundFact[] =>
  text === null || text === '' ? [] : [{ label, text }];
const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
/** Joins words; one that begins another is not said twice: `MYR class` without `MYR`. */
const distinct = (...words: readonly string[]) =>
  [...new Set(words)]
    .filter((word, _index, all) => word !== '' && !all.some((other) => other.startsWith(`${word} `)))
    .join(' · ') || null;

function aboutFund({ scheme, fund }: Offer): FactGroup {
  return {
    title: 'Fund',
    facts: [
      ...fact('Fund name', fund.fundName === scheme.schemeName ? null : fund.fundName),
      ...fact('Manager', distinct(fund.fundManager, scheme.productManagerMasterID)),
      ...fact('Offer', `${fund.productTypeName} (${fund.productTypeCode})`),
      ...fact('Class', distinct(fund.className, fund.fundClassName, fund.fundClass)),
      ...fact('Category', distinct(fund.fundCategory, fund.productAssetClass)),
      ...fact('Type', distinct(fund.fundType, scheme.fundStructure)),
      ...fact('Codes', distinct(fund.fundCode, fund.code, fund.mnemonic)),
      ...fact('Status', distinct(scheme.status, fund.fundStatus)),
      ...fact('Launched', formatDate(fund.effectiveDate)),
      ...fact('Early maturity', fund.earlyMaturityDate === null ? null : formatDate(fund.earlyMaturityDate)),
      ...fact(
        'Risk',
        `${scheme.riskProfile}, for ${riskNames[fund.satRank] ?? 'an unknown category'} (${fund.satGroup})`,
      ),
      ...fact('EPF', scheme.EPFStatus),
      ...fact('Ages', ageRangeText(scheme) ?? null),
      ...fact('Third-party fund', yesNo(scheme.isThirdPartyFund)),
      ...fact('Feeder fund', yesNo(scheme.isFeederFund)),
      ...fact('Dedicated fund', yesNo(scheme.isDedicatedFund)),
      ...fact('Education savings', yesNo(scheme.isEduSave)),
    ],
  };
}

function costs({ scheme, fund }: Offer): FactGroup {
  return {
    title: 'Costs',
    facts: [
      ...fact('Sales charge', rangeText({ min: scheme.minSalesCharge, max: scheme.feeCharges })),
      ...fact('As listed', fund.salesChargeDesc),
      ...fact('Penalty', fund.penaltyCharge.format()),
      ...fact('Redemption', fund.redemptionCost),
      ...fact('Switching', fund.switchingCost),
    ],
  };
}

function minimums({ scheme, fund }: Offer): FactGroup {
  const money = (amount: Offer['scheme']['minimumInitialInvestment']) =>
    `${scheme.currency} ${amount.in(scheme.currency).format()}`;
  const units = (min: Offer['fund']['minimumSwitchUnits']) => `${min.format()} units`;
  return {
    title: 'Minimums',
    facts: [
      ...fact('First investment', money(scheme.minimumInitialInvestment)),
      ...fact('Further investment', money(scheme.minimumAdditionalInvestment)),
      ...fact('Redemption', units(scheme.minimumRepurchaseUnits)),
      ...fact('Switch', units(fund.minimumSwitchUnits)),
      ...fact('Transfer', units(fund.minimumTransferUnits)),
      ...fact('Holding', units(scheme.minimumHoldingsOfUnits)),
      ...fact('Account balance', units(fund.minimumAccountBalance)),
    ],
  };
}

function afterwards({ scheme }: Offer, plan: Plan): FactGroup {
  const maySwitch = plan === 'EPF' ? scheme.isSwitchingEPFAllow : scheme.isSwitchingAllow;
  return {
    title: 'Afterwards',
    facts: [
      ...fact('Redeem', yesNo(scheme.isRedemptionAllow)),
      ...fact('Redemptions paid out', scheme.redemptionCycle),
      ...fact('Switch', yesNo(maySwitch)),
      ...fact('Transfer', yesNo(scheme.isTransferAllow)),
      ...fact('Regular savings', yesNo(scheme.isSmartSaveAllow)),
      ...fact('Distributions reinvested', yesNo(scheme.reinvestment)),
      ...fact('Distributions paid out', yesNo(scheme.cashPayment)),
    ],
  };
}

/**
 * Returns all facts of a fund that its card does not show, as labels and texts in groups (CAT-01, CAT-02). The plan
 * decides by which rule the fund can be switched: EPF has a separate one.
 */
export function fundFacts(offer: Offer, plan: Plan): readonly FactGroup[] {
  return [aboutFund(offer), costs(offer), minimums(offer), afterwards(offer, plan)];
}
