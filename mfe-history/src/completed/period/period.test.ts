import fc from 'fast-check';
import { checkPeriod, type Period, periodFromUrl, periodToUrl } from './period.ts';

const today = '2026-11-21';

describe('the range of a period', () => {
  test.each([
    ['30d', '2026-10-22'],
    ['90d', '2026-08-23'],
    ['year', '2026-01-01'],
  ] as const)('[HIS-03] %s ends today and is in YYYY-MM-DD', (id, from) => {
    expect(checkPeriod({ id }, today)).toEqual({ status: 'ok', range: { from, to: today } });
  });

  test('counts a leap day within 90 days', () => {
    expect(checkPeriod({ id: '90d' }, '2028-04-01')).toMatchObject({ range: { from: '2028-01-02' } });
  });

  test('custom dates are incomplete until both are set', () => {
    expect(checkPeriod({ id: 'custom', from: '2026-11-01', to: '' }, today)).toEqual({
      status: 'incomplete',
    });
    expect(checkPeriod({ id: 'custom', from: '01/11/2026', to: today }, today)).toEqual({
      status: 'incomplete',
    });
  });

  test.each([
    ['2026-11-22', '2026-11-23', 'from', /in the future/],
    ['2026-11-01', '2026-11-22', 'to', /in the future/],
    ['2026-11-02', '2026-11-01', 'to', /before the first/],
    ['2025-11-01', '2026-11-20', 'from', /one year/],
  ])('custom dates %s to %s are wrong at %s', (from, to, at, message) => {
    expect(checkPeriod({ id: 'custom', from, to }, today)).toEqual({
      status: 'wrong',
      at,
      message: expect.stringMatching(message),
    });
  });

  test('allows one year and not a day more', () => {
    expect(checkPeriod({ id: 'custom', from: '2025-11-21', to: today }, today).status).toBe('ok');
    expect(checkPeriod({ id: 'custom', from: '2025-11-20', to: today }, today)).toMatchObject({ at: 'from' });
    // over a leap day
    expect(checkPeriod({ id: 'custom', from: '2027-03-01', to: '2028-03-01' }, '2028-03-02').status).toBe(
      'ok',
    );
  });
});

describe('the period in the URL', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  const anyPeriod: fc.Arbitrary<Period> = fc.oneof(
    fc.constantFrom<Period>({ id: '30d' }, { id: '90d' }, { id: 'year' }),
    fc.record({
      id: fc.constant('custom' as const),
      from: day.map((date) => date.toISOString().slice(0, 10)),
      to: day.map((date) => date.toISOString().slice(0, 10)),
    }),
  );

  test('reads back what it wrote and keeps the other parameters', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const url = periodToUrl(period, new URLSearchParams('customerId=C1&period=custom&from=x&to=y'));
        expect(periodFromUrl(url)).toEqual(period);
        expect(url.get('customerId')).toBe('C1');
      }),
    );
  });

  test('leaves out the default, and reads an unknown period as the default', () => {
    expect(periodToUrl({ id: '90d' }, new URLSearchParams('customerId=C1')).toString()).toBe('customerId=C1');
    expect(periodFromUrl(new URLSearchParams('period=century'))).toEqual({ id: '90d' });
  });
});
