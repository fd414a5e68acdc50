import { buildCompletedRequest } from './completed-request.ts';

const completeInput = { accountId: '1000000001', agentCode: 'U204518', from: '2026-08-23', to: '2026-11-21' };

test('[HIS-01] builds the request from account, agent and both dates', () => {
  expect(buildCompletedRequest(completeInput)).toEqual({
    accountid: '1000000001',
    agentid: 'U204518',
    transdatefrom: '2026-08-23',
    transdateto: '2026-11-21',
  });
});

test.each(['accountId', 'agentCode', 'from', 'to'] as const)(
  '[HIS-01] builds no request without %s',
  (missing) => {
    expect(buildCompletedRequest({ ...completeInput, [missing]: undefined })).toBeUndefined();
    expect(buildCompletedRequest({ ...completeInput, [missing]: '' })).toBeUndefined();
  },
);
