import { applicationDetail } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { wireApplication } from '../../core/applications.fixture.ts';
import { wireDocument } from '../../core/documents.fixture.ts';
import { getCurrentStep, getTone, listNextSteps, sortOldestFirst } from './timeline.ts';
import { buildTimelineEntries } from './timeline-entries.tsx';

const entry = (at: string, title: string, status: ApplicationStatus | null = null) => ({
  at,
  title,
  status,
  detail: null,
  holder: null,
});

describe('timeline', () => {
  test('[APP-02] sorts events from the oldest to the newest, in any input order', () => {
    const sorted = sortOldestFirst([
      entry('2026-11-20T01:00:00+08:00', 'Submitted'),
      entry('2026-11-21T09:05:00+08:00', 'Bank statement asked for'),
      entry('2026-11-20T01:00:00Z', 'Payment received'),
    ]);
    expect(sorted.map(({ title }) => title)).toEqual([
      'Submitted',
      'Payment received',
      'Bank statement asked for',
    ]);
  });

  test('[APP-02] events of one instant, which the service sends newest first, keep their order', () => {
    const at = '2026-11-20T01:00:00Z';
    const sorted = sortOldestFirst([entry(at, 'Paid out'), entry(at, 'Priced'), entry(at, 'Taken up')]);
    expect(sorted.map(({ title }) => title)).toEqual(['Taken up', 'Priced', 'Paid out']);
  });

  test('[APP-02] returns the current step and its start until the application is finished', () => {
    const entries = [
      entry('2026-11-19T01:00:00', 'Form asked for', 'Pending Documents'),
      entry('2026-11-20T01:00:00', 'Payment received', 'Pending Documents'),
      entry('2026-11-20T02:00:00', 'Document uploaded'),
    ];
    expect(getCurrentStep(entries, 'Pending Documents')).toEqual({
      status: 'Pending Documents',
      since: '2026-11-20T01:00:00',
    });
    expect(getCurrentStep([], 'In Process')).toEqual({ status: 'In Process', since: undefined });
    expect(getCurrentStep(entries, 'Completed')).toBeUndefined();
    expect(getCurrentStep(entries, 'Rejected')).toBeUndefined();
  });

  test('marks a rejection as stopped and completion as done', () => {
    const tone = (status: 'Rejected' | 'Completed') =>
      getTone(entry('2026-11-20T01:00:00+08:00', 'x', status));
    expect(tone('Rejected')).toBe('stopped');
    expect(tone('Completed')).toBe('done');
  });

  test.each([
    ['Pending Payment', ['Submitted', 'In Process', 'Completed']],
    ['Submitted', ['In Process', 'Completed']],
    ['In Process', ['Completed']],
    ['Completed', []],
    ['Rejected', []],
    ['Cancelled', []],
    ['Expired', []],
  ] as const)('lists after %s the steps %p', (status, steps) =>
    expect(listNextSteps({ status, due: [], account: null })).toEqual(steps),
  );

  test.each([
    ['Pending Customer Confirmation', 'CS', ['Payment of MYR 25,000.00', 'Slip']],
    ['Pending Customer Confirmation', 'EPF', ['Payment by EPF of MYR 25,000.00', 'Slip']],
    ['Pending Payment', 'CS', ['Slip']],
    ['Pending Documents', 'CS', ['Payment of MYR 25,000.00']],
  ] as const)('[APP-02] %s of plan %s: first what is due and missing, by name', (status, plan, steps) => {
    const { due, account } = applicationDetail.response.parse(wireApplication());
    const documents = [
      wireDocument({ name: 'Slip', status: 'Rejected' }),
      wireDocument({ name: 'Slip' }),
      wireDocument({ name: 'Photo', mandatory: false }),
      wireDocument({ name: 'Form', status: 'Uploaded' }),
    ];
    const facts = { status, due, account: account && { ...account, plan } };
    expect(listNextSteps(facts, documents)).toEqual([...steps, 'Submitted', 'In Process', 'Completed']);
  });

  test.each([
    ['Pending Payment', 'now'],
    ['Submitted', 'underway'],
    ['In Process', 'underway'],
  ] as const)(
    '[APP-02] the present step %s is %s: only what may need the agent has the accent',
    (status, state) => {
      const application = applicationDetail.response.parse({ ...wireApplication(), status });
      const present = buildTimelineEntries(application, []).find(({ id }) => id === 'now');
      expect(present).toMatchObject({ title: status, state });
    },
  );
});
