import { fundDocuments, funds, schemes, topPerformingFunds } from '@portal/shared/api/funds';
import { lookups } from '@portal/shared/api/lookups';
import { maintenance } from '@portal/shared/api/maintenance';
import { tdayCalc } from '@portal/shared/api/pricing';
import { prsWithdrawalReasons } from '@portal/shared/api/withdrawal-reasons';
import {
  addBusinessDays,
  addDays,
  dateInKualaLumpur,
  dealingDay,
  type IsoDate,
  tradeDate,
} from '../../rules/calendar.ts';
import { FUNDS } from '../../seed/funds/funds.ts';
import { fundListing, schemeListing } from '../../seed/funds/listings.ts';
import { LOOKUPS } from '../../seed/reference/lookups.ts';
import { type Prices, priceOf } from '../prices.ts';
import { serve, servePublic } from '../server/route.ts';

const TOP_FUNDS = 10;

const DOCUMENT_TYPES = [
  ['FFS', 'Fact sheet'],
  ['PRO', 'Prospectus'],
  ['PHS', 'Product highlights sheet'],
] as const;

/** Fund documents are dated at the end of the last month. */
function lastMonthEnd(now: Date): IsoDate {
  return addDays(`${dateInKualaLumpur(now).slice(0, 7)}-01`, -1);
}

function rankByPerformance(prices: Prices) {
  return FUNDS.flatMap((fund) => {
    const { nav, date, yearToDate } = priceOf(prices, fund.scheme);
    return yearToDate === null ? [] : [{ fund, nav, date, performance: Number(yearToDate) }];
  }).sort((a, b) => b.performance - a.performance);
}

export const referenceRoutes = [
  serve(lookups, async () => LOOKUPS),
  serve(prsWithdrawalReasons, async () => LOOKUPS.prsWithdrawalReasons),
  serve(schemes, async (_input, { prices }) =>
    FUNDS.map((fund) => schemeListing(fund, priceOf(prices, fund.scheme))),
  ),
  serve(funds, async (_input, { prices }) =>
    FUNDS.map((fund) => fundListing(fund, priceOf(prices, fund.scheme))),
  ),

  serve(topPerformingFunds, async (_input, { prices }) =>
    rankByPerformance(prices)
      .slice(0, TOP_FUNDS)
      .map(({ fund, nav, date, performance }) => ({
        scheme: fund.scheme,
        schemeName: fund.name,
        fundCode: fund.fundCode,
        currency: fund.currency,
        satRank: fund.satRank,
        nav: Number(nav),
        navDate: date,
        performanceYTD: performance,
      })),
  ),

  serve(fundDocuments, async (_input, { outboxUrl, now }) =>
    FUNDS.flatMap((fund) =>
      DOCUMENT_TYPES.map(([docType, docTypeName]) => ({
        asOfDate: lastMonthEnd(now),
        docType,
        docTypeName,
        docUrl: `${outboxUrl}/documents/${fund.fundCode}-${docType}.pdf`,
        language: 'en',
        productCode: fund.fundCode,
      })),
    ),
  ),

  serve(tdayCalc, async ({ Date: text, TDay }) => {
    const day =
      text.length === 10
        ? dealingDay(text)
        : tradeDate(new Date(text.length === 16 ? `${text}:00+08:00` : text));
    return { date: TDay === 0 ? day : addBusinessDays(day, TDay) };
  }),

  servePublic(maintenance, async (_input, context) => context.maintenance),
];
