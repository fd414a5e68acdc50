import { isAboveCategory, type Suitability } from '@portal/shared/selling';
import { moderate } from '../../core/fixtures/suitability.ts';
import { riskBarOf } from './risk-bar-ranks.ts';

test.each<[number, Suitability, ReturnType<typeof riskBarOf>]>([
  [2, moderate, { rank: 2 }],
  [3, moderate, { rank: 3 }],
  [5, moderate, { rank: 3, over: 5 }],
  [5, { state: 'none' }, { rank: 5 }],
  [5, { state: 'expired', validTo: '2026-01-31' }, { rank: 5 }],
])('the bar of risk %p with %j is %j', (satRank, suitability, bar) => {
  expect(riskBarOf(satRank, suitability)).toEqual(bar);
  expect(isAboveCategory(satRank, suitability)).toBe('over' in bar);
});
