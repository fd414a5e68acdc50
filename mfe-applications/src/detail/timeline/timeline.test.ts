import type { ApplicationStatus } from '@portal/shared/api/status';
import { getCurrentStep, groupByDay, listNextSteps } from './timeline.ts';

const entry = (at: string, title: string, status: ApplicationStatus | null = null) => ({
  at,
  title,
  status,
  detail: null,
});

describe('timeline', () => {
  test('[APP-02] groups events by day, newest first, in any input order', () => {
    const days = groupByDay([
      entry('2026-11-20T01:00:00', 'Submitted', 'Pending Customer Confirmation'),
      entry('2026-11-21T09:05:00', 'Bank statement asked for', 'Pending Documents'),
      entry('2026-11-20T16:31:00', 'Payment received'),
    ]);
    expect(
      days.map(({ date, entries }) => [date, ...entries.map(({ time, title }) => `${time} ${title}`)]),
    ).toEqual([
      ['2026-11-21', '09:05 Bank statement asked for'],
      ['2026-11-20', '16:31 Payment received', '01:00 Submitted'],
    ]);
    expect(days.flatMap(({ entries }) => entries.map(({ tone }) => tone))).toEqual(['done', 'done', 'done']);
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
    const tones = (status: 'Rejected' | 'Completed') =>
      groupByDay([entry('2026-11-20T01:00:00', 'x', status)])[0]?.entries[0]?.tone;
    expect(tones('Rejected')).toBe('stopped');
    expect(tones('Completed')).toBe('done');
  });

  test.each([
    ['Pending Payment', ['Completed', 'In Process', 'Submitted']],
    ['Submitted', ['Completed', 'In Process']],
    ['In Process', ['Completed']],
    ['Completed', []],
    ['Rejected', []],
    ['Cancelled', []],
    ['Expired', []],
  ] as const)('lists after %s the steps %p', (status, steps) => expect(listNextSteps(status)).toEqual(steps));
});
