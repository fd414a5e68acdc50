import { redemption, switching } from './settlement.fixtures.ts';
import { longestCycleOf, nextDay, type ProcessedApplication } from './settlement-days.ts';

/** Submitted before the cut-off of Friday 20 November 2026, with a redemption that is paid on T+4. */
const submitted: ProcessedApplication = {
  status: 'Submitted',
  tradeDate: '2026-11-20',
  processedTo: null,
  isSettled: false,
  longestCycle: 4,
};
const inProcess = { ...submitted, status: 'In Process' as const, processedTo: '2026-11-20' };

test.each<[string, ProcessedApplication, string, string]>([
  ['on T it is taken up', submitted, '2026-11-20', 'takesUp'],
  ['the day after T it is priced', inProcess, '2026-11-23', 'settles'],
  [
    'then it waits for its payment',
    { ...inProcess, processedTo: '2026-11-23', isSettled: true },
    '2026-11-24',
    '',
  ],
  [
    'on T+4 it is paid out',
    { ...inProcess, processedTo: '2026-11-25', isSettled: true },
    '2026-11-26',
    'completes',
  ],
  [
    'without a redemption it is complete when priced',
    { ...inProcess, longestCycle: 0 },
    '2026-11-23',
    'settles completes',
  ],
  [
    'a cycle of one day is paid when priced',
    { ...inProcess, longestCycle: 1 },
    '2026-11-23',
    'settles completes',
  ],
  [
    'one that the seed left in process is priced next',
    { ...inProcess, processedTo: null },
    '2026-11-23',
    'settles',
  ],
  [
    'over a weekend and Christmas',
    { ...inProcess, tradeDate: '2026-12-24', processedTo: '2026-12-24', longestCycle: 2 },
    '2026-12-28',
    'settles',
  ],
])('[APP-02] %s', (_what, application, day, work) => {
  const next = nextDay(application);
  const done = (['takesUp', 'settles', 'completes'] as const).filter((name) => next[name]);
  expect([next.day, done.join(' ')]).toEqual([day, work]);
});

test('[APP-02] the longest cycle of several redemptions counts, and a switch has none', () => {
  const cycles: Readonly<Record<string, number>> = { CBMGF: 4, CBMMK: 1 };
  const cycleOf = (scheme: string) => cycles[scheme] ?? 9;
  const orders = [redemption({ scheme: 'CBMMK' }), redemption(), switching({ fromScheme: 'CBGTM' })];
  expect(longestCycleOf(orders, cycleOf)).toBe(4);
  expect(longestCycleOf([switching()], cycleOf)).toBe(0);
});
