import type { WireOf } from '@portal/shared/api/endpoint';
import { fundDocuments, funds, schemes } from '@portal/shared/api/funds';
import * as z from '@portal/shared/schema';
import { decoded, testShell } from '@portal/shared/testing';
import { ShellProvider, UiProvider } from '@portal/shared/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { wireDocuments, wireFunds, wireSchemes } from '../core/fixtures/products.ts';
import { joinOffers, type Offer } from '../core/pricing/offer.ts';
import {
  chargeRange,
  defaultDistribution,
  filterOffers,
  noFilters,
  rangeText,
} from '../transaction-rules/index.ts';
import { defaultOffer } from './account/prs-default.ts';
import { FundCard } from './fund/fund-card.tsx';
import { purchaseRefusal } from './fund/purchase.ts';

type WireScheme = WireOf<typeof schemes>[number];
type WireFund = WireOf<typeof funds>[number];
type WireDocument = WireOf<typeof fundDocuments>[number];

const core = { prsLowerAge: 45, prsUpperAge: 54 };
const scheme = { ...one(wireSchemes), ...core };
const fund = one(wireFunds);
const document = one(wireDocuments);

function one<Row>(rows: readonly Row[]): Row {
  const [first] = rows;
  if (!first) throw new Error('The fixtures list nothing');
  return first;
}

const shell = testShell();

/** Renders a fund's card with its details on two plans; returns its HTML, links included. */
function renderedCard(offer: Offer | undefined, documents: readonly WireDocument[]): string {
  if (!offer) return 'not offered';
  const status = { status: 'ok', value: decoded(fundDocuments, [...documents]) } as const;
  const html = renderToStaticMarkup(
    <UiProvider>
      <ShellProvider value={shell}>
        <FundCard offer={offer} plan="CS" offers={[]} documents={status} />
        <FundCard offer={offer} plan="EPF" offers={[]} documents={status} />
      </ShellProvider>
    </UiProvider>,
  );
  return html.replaceAll(/ (?:id|class|aria-[a-z]+)="[^"]*"/g, '');
}

/** Returns the results of the rules for an offer: refusals, search, charge and defaults. */
function ruleResults(offer: Offer | undefined): unknown {
  if (!offer) return 'not offered';
  const refusalFor = (plan: 'CS' | 'EPF' | 'PRS') =>
    purchaseRefusal(offer, {
      agent: { agentCodeUt: 'U204518', agentCodePrs: 'P204518' },
      customer: { sI: false, age: 45, usResidentStatus: null },
      today: '2026-11-20',
      account: { plan, accountType: 'IND', epfAccountType: null },
    });
  return [
    refusalFor('CS'),
    refusalFor('EPF'),
    refusalFor('PRS'),
    filterOffers([offer], { ...noFilters, words: 'growth' }).length,
    filterOffers([offer], { ...noFilters, shariahOnly: true }).length,
    rangeText(chargeRange('CS', offer.scheme)),
    defaultDistribution('CS', offer),
    defaultOffer([offer], 45, 'CONV')?.scheme.scheme,
  ];
}

function outcome(ofScheme: WireScheme, ofFund: WireFund, ofDocument: WireDocument = document) {
  const [offer] = joinOffers(decoded(schemes, [ofScheme]), decoded(funds, [ofFund]));
  const documents = ofDocument.productCode === offer?.fund.fundCode ? [ofDocument] : [];
  return { card: renderedCard(offer, documents), rules: ruleResults(offer) };
}

/** Where a field has an effect: the card with its details, or the rules. */
type Place = 'card' | 'rule' | 'both';

const schemeFields: { readonly [Field in keyof WireScheme]: readonly [WireScheme[Field], Place] } = {
  scheme: ['CBXXX', 'both'],
  schemeName: ['Cempaka Biru Other', 'both'],
  minimumRepurchaseUnits: [333, 'card'],
  fundCode: ['F-OTHER', 'both'],
  currency: ['USD', 'card'],
  status: ['Closed', 'both'],
  productType: ['PRS', 'rule'],
  riskProfile: ['Unheard of', 'card'],
  EPFStatus: ['Not approved', 'both'],
  fundStructure: ['Wholesale', 'both'],
  productManagerMasterID: ['MANAGER-9', 'card'],
  minimumAdditionalInvestment: [777, 'card'],
  minimumInitialInvestment: [7_777, 'card'],
  minimumHoldingsOfUnits: [321, 'card'],
  isInvestmentAllow: [false, 'rule'],
  isRedemptionAllow: [false, 'card'],
  isSwitchingAllow: [false, 'card'],
  isSwitchingEPFAllow: [false, 'card'],
  isTransferAllow: [false, 'card'],
  isSmartSaveAllow: [true, 'card'],
  islamicConventional: ['Islamic', 'both'],
  performanceYTD: [-12.34, 'card'],
  isThirdPartyFund: [true, 'card'],
  NAVPrice: [9.8765, 'card'],
  NAVPriceDate: ['2026-11-19', 'card'],
  isEduSave: [true, 'card'],
  isFeederFund: [true, 'card'],
  redemptionCycle: ['T+9', 'card'],
  isDedicatedFund: [true, 'card'],
  reinvestment: [false, 'both'],
  cashPayment: [false, 'card'],
  minSalesCharge: [0.25, 'both'],
  feeCharges: [4.25, 'both'],
  prsLowerAge: [46, 'both'],
  prsUpperAge: [44, 'both'],
};

const fundFields: { readonly [Field in keyof WireFund]: readonly [WireFund[Field], Place] } = {
  code: ['CODE-9', 'card'],
  currency: ['USD', 'card'],
  EPFFundStatus: ['Not approved', 'card'],
  earlyMaturityDate: ['2031-03-31', 'card'],
  effectiveDate: ['2001-02-03', 'card'],
  fundCategory: ['Category Nine', 'card'],
  fundClass: ['Z', 'card'],
  fundClassName: ['Class Nine', 'card'],
  fundCode: ['F-OTHER', 'both'],
  fundManager: ['Another Manager', 'card'],
  fundName: ['Another name', 'card'],
  fundStatus: ['Suspended', 'card'],
  fundType: ['Income', 'card'],
  minimumAccountBalance: [456, 'card'],
  minimumAdditionalInvestment: [778, 'card'],
  minimumInitialInvestment: [7_778, 'card'],
  minimumRepurchaseUnits: [334, 'card'],
  minimumSwitchUnits: [335, 'card'],
  minimumTransferUnits: [336, 'card'],
  mnemonic: ['MNEMO', 'card'],
  nav: [9.8764, 'card'],
  navDate: ['2026-11-18', 'card'],
  penaltyCharge: [1.75, 'card'],
  productAssetClass: ['Alternative', 'card'],
  className: ['Class Ten', 'card'],
  fundStructure: ['Wholesale', 'both'],
  productTypeCode: ['XX', 'card'],
  productTypeName: ['Other offer', 'card'],
  redemptionCycle: ['T+8', 'card'],
  redemptionCost: ['1% within a year', 'card'],
  switchingCost: ['MYR 25', 'card'],
  satGroup: ['A', 'card'],
  satRank: [1, 'card'],
  salesChargeDesc: ['Up to 9%', 'card'],
  isThirdPartyFund: [true, 'card'],
};

const documentFields: { readonly [Field in keyof WireDocument]: readonly [WireDocument[Field], Place] } = {
  asOfDate: ['2026-09-30', 'card'],
  docType: ['XYZ', 'card'],
  docTypeName: ['Annual report', 'card'],
  docUrl: ['https://documents.example/other.pdf', 'card'],
  language: ['ms', 'card'],
  productCode: ['F-OTHER', 'card'],
};

const unchanged = outcome(scheme, fund);

function expectReached(changed: ReturnType<typeof outcome>, place: Place) {
  expect({
    card: changed.card !== unchanged.card,
    rule: String(changed.rules) !== String(unchanged.rules),
  }).toEqual({
    card: place !== 'rule',
    rule: place !== 'card',
  });
}

// another value of a field must change the card or a rule, or the field is decoded for nothing
test.each(Object.entries(schemeFields))(
  '[CAT-01] a change of a scheme’s %s has an effect',
  (field, [value, place]) => {
    expectReached(outcome({ ...scheme, [field]: value }, fund), place);
  },
);

test.each(Object.entries(fundFields))(
  '[CAT-02] a change of a fund’s %s has an effect',
  (field, [value, place]) => {
    expectReached(outcome(scheme, { ...fund, [field]: value }), place);
  },
);

test.each(Object.entries(documentFields))(
  '[CAT-03] a change of a fund document’s %s has an effect',
  (field, [value, place]) => {
    expectReached(outcome(scheme, fund, { ...document, [field]: value }), place);
  },
);

test.each([
  ['CAT-01', schemes, scheme, schemeFields],
  ['CAT-02', funds, fund, fundFields],
  ['CAT-03', fundDocuments, document, documentFields],
] as const)('[%s] refuses a listing without one of its fields', (_id, listing, row, fields) => {
  expect(Object.keys(row).toSorted()).toEqual(Object.keys(fields).toSorted());
  for (const field of Object.keys(fields)) {
    const without = Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));
    expect([field, z.safeParse(listing.response, [without]).success]).toEqual([field, false]);
  }
});
