import { completedRequest } from './request.ts';

const whole = { accountId: '1000000001', agentCode: 'U204518', from: '2026-08-23', to: '2026-11-21' };

test('[HIS-01] account, agent and both dates make the call', () => {
  expect(completedRequest(whole)).toEqual({
    accountid: '1000000001',
    agentid: 'U204518',
    transdatefrom: '2026-08-23',
    transdateto: '2026-11-21',
  });
});

test.each(['accountId', 'agentCode', 'from', 'to'] as const)(
  '[HIS-01] without %s there is no call',
  (missing) => {
    expect(completedRequest({ ...whole, [missing]: undefined })).toBeUndefined();
    expect(completedRequest({ ...whole, [missing]: '' })).toBeUndefined();
  },
);
