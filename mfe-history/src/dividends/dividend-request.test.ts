import { buildDividendRequest } from './dividend-request.ts';

test('[HIS-02] requests the dividends of an account', () => {
  expect(buildDividendRequest('1000000001')).toEqual({ paccountid: '1000000001' });
});

test.each([undefined, ''])('[HIS-02] builds no request for the account id %p', (accountId) => {
  expect(buildDividendRequest(accountId)).toBeUndefined();
});
