import { buildPendingRequest } from './pending-request.ts';

test('[HIS-02] requests the pending transactions of an account on the channel Digital Transaction', () => {
  expect(buildPendingRequest('1000000001')).toEqual({
    accountId: '1000000001',
    channel: 'Digital Transaction',
  });
});

test.each([undefined, ''])('[HIS-02] builds no request for the account id %p', (accountId) => {
  expect(buildPendingRequest(accountId)).toBeUndefined();
});
