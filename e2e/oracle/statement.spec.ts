import { expect, test } from 'playwright/test';
import { judgeMainCall } from './judge.ts';

const api = 'http://api.example';
const body = {
  template: 'transaction-statement',
  accountId: '1000000001',
  from: '2026-08-23',
  to: '2026-11-21',
  currency: 'MYR',
};

for (const [name, fields, count] of [
  ['as designed', {}, 0],
  ['another template', { template: 'statement' }, 1],
  ['a field too many', { format: 'pdf' }, 1],
  ['no currency', { currency: undefined }, 1],
] as const) {
  test(`[HIS-04] a statement with ${name}: ${count} objections`, () => {
    const sent = {
      method: 'POST',
      url: `${api}/report/jsreport`,
      headers: { authorization: 'Bearer head.body.sign', 'x-subscription-key': 'key' },
      body: JSON.stringify({ ...body, ...fields }),
    };
    expect(judgeMainCall(sent, api).objections).toHaveLength(count);
  });
}
