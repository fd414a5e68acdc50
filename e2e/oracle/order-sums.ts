/**
 * The sums of one order of each kind, computed by hand from docs/domain.md, sections 2 and 3, at the seed's last
 * prices: CBMGF 0.7214, CBSUK 1.1042. Net is amount ÷ (1 + charge), or 92% of a taxed withdrawal, rounded half up once;
 * charge and tax are the rest. Of units they are estimates, which begin with ≈.
 */
export interface OrderByHand {
  readonly kind: string;
  /** What it is called on screen. */
  readonly title: string;
  /** As the order says how much. */
  readonly size: string;
  /** Of what is bought. */
  readonly percent?: string;
  readonly charge?: string;
  readonly tax?: string;
  readonly reason?: string;
  readonly net: string;
}

export const ordersByHand = {
  investment: {
    kind: 'investment',
    title: 'Invest in Cempaka Biru Sukuk',
    size: 'MYR 23,456.78',
    percent: '1.00%',
    // 23,456.78 ÷ 1.01 = 23,224.5346…
    charge: 'MYR 232.25',
    net: 'MYR 23,224.53',
  },
  epf: {
    kind: 'investment of EPF',
    title: 'Invest in Cempaka Biru Balanced',
    size: 'MYR 7,777.77',
    percent: '3.00%',
    // 7,777.77 ÷ 1.03 = 7,551.2330…
    charge: 'MYR 226.54',
    net: 'MYR 7,551.23',
  },
  foreign: {
    kind: 'investment in US dollars',
    title: 'Invest in Cempaka Biru Global Tech (USD)',
    size: 'USD 12,345.67',
    percent: '5.50%',
    // 12,345.67 ÷ 1.055 = 11,702.0568…
    charge: 'USD 643.61',
    net: 'USD 11,702.06',
  },
  switch: {
    kind: 'switch by amount',
    title: 'Switch Malaysia Growth to Sukuk',
    size: 'MYR 1,234.56',
    percent: '1.00%',
    // 1,234.56 ÷ 1.01 = 1,222.3366…
    charge: 'MYR 12.22',
    net: 'MYR 1,222.34',
  },
  contra: {
    kind: 'contra by units',
    title: 'Switch Malaysia Growth to Bond',
    size: '1,500.00 units',
    percent: '0.50%',
    // 1,500 × 0.7214 = 1,082.10; ÷ 1.005 = 1,076.7164…
    charge: '≈ MYR 5.38',
    net: '≈ MYR 1,076.72',
  },
  redemptionByAmount: {
    kind: 'redemption by amount',
    title: 'Redeem Cempaka Biru Malaysia Growth',
    size: 'MYR 1,000.50',
    net: 'MYR 1,000.50',
  },
  redemptionByUnits: {
    kind: 'redemption by units',
    title: 'Redeem Cempaka Biru Sukuk',
    size: '250.50 units',
    // 250.50 × 1.1042 = 276.6021
    net: '≈ MYR 276.60',
  },
  withdrawal: {
    kind: 'PRS withdrawal with tax',
    title: 'Redeem Cempaka Biru PRS Growth',
    size: 'MYR 100.55',
    // 100.55 × 0.92 = 92.506
    tax: 'MYR 8.04',
    reason: 'Pre-retirement',
    net: 'MYR 92.51',
  },
} as const satisfies Readonly<Record<string, OrderByHand>>;
