import { formatDate, formatDateWithDay } from '@portal/shared/dates';
import fc from 'fast-check';
import { unseenSigns } from '../../domain/person/cases/unseen-signs.ts';
import { readTypedDate } from './typed-date.ts';

test.each([
  '25 Jul 1991',
  '25\u00a0Jul\u00a01991',
  '25/07/1991',
  '25/7/1991',
  '25-7-1991',
  '25–07–1991',
  '25.07.1991',
  '25 07 1991',
  '25 / 07 / 1991',
  '25071991',
  '1991-07-25',
  '1991/7/25',
  '25 July 1991',
  '25 JULY 1991',
  '25Jul1991',
  '25-Jul-1991',
  '25th July, 1991',
  '25 Julai 1991',
  '  25/07/1991\t',
  '"25/07/1991"',
  '(25 Jul 1991).',
  'Thursday, 25 July 1991',
  '２５／０７／１９９１',
])('reads %j', (typed) => {
  expect(readTypedDate(typed)).toEqual({ status: 'read', date: '1991-07-25' });
});

test.each([
  ['1/2/2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['29 Feb 2028', '2028-02-29'],
  ['3 Mac 2026', '2026-03-03'],
  ['4 Mei 2026', '2026-05-04'],
  ['5 Ogos 2026', '2026-08-05'],
  ['6 Sept 2026', '2026-09-06'],
  ['7 Okt 2026', '2026-10-07'],
  ['8 Disember 2026', '2026-12-08'],
])('reads %j as %s: the day is before the month', (typed, date) => {
  expect(readTypedDate(typed)).toEqual({ status: 'read', date });
});

const noDate = 'Enter a date, for example 25\u00a0Jul\u00a01991.';
const shortYear = 'Enter all four digits of the year, for example 25\u00a0Jul\u00a01991.';
const monthFirst = 'Enter the day before the month, for example 25\u00a0Jul\u00a01991.';
const noSuchDay = 'There is no such day. Enter a date, for example 25\u00a0Jul\u00a01991.';
const farYear = 'Enter a year from 1900 to 2199, for example 25\u00a0Jul\u00a01991.';

test.each([
  ['25/07/91', shortYear],
  ['25 Jul 91', shortYear],
  ['25 Jul ’91', shortYear],
  ['250791', shortYear],
  ['07/25/1991', monthFirst],
  ['07251991', monthFirst],
  ['29 Feb 2026', noSuchDay],
  ['31/04/2026', noSuchDay],
  ['0/1/2026', noSuchDay],
  ['32/13/2026', noSuchDay],
  ['19910725', noSuchDay],
  ['25/07/0199', farYear],
  ['25/07/2200', farYear],
  ['25/07', noDate],
  ['25/07/199', noDate],
  ['25/07/19911', noDate],
  ['2571991', noDate],
  ['25 Ju 1991', noDate],
  ['25 Julius 1991', noDate],
  ['July 25, 1991', noDate],
  ['1991-07-25T00:00', noDate],
  ['today', noDate],
  ['٢٥/٠٧/١٩٩١', noDate],
  ['-', noDate],
])('refuses %j: %s', (typed, problem) => {
  expect(readTypedDate(typed)).toEqual({ status: 'refused', problem });
});

test('ends the problem with the example that it gets', () => {
  expect(readTypedDate('soon', '28 Nov 2026')).toEqual({
    status: 'refused',
    problem: 'Enter a date, for example 28 Nov 2026.',
  });
});

test.each(['', '  ', '\u00a0', '\u200b'])('reads nothing in %j', (typed) => {
  expect(readTypedDate(typed)).toEqual({ status: 'empty' });
});

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

const parts = (text: string) => {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
};
const forms: readonly ((date: string) => string)[] = [
  (text) => text,
  formatDate,
  formatDateWithDay,
  ...['/', '-', '.', ' ', ''].map((sign) => (text: string) => {
    const { year, month, day } = parts(text);
    return [day, month, year].join(sign);
  }),
  ...['/', '-', '.', ' '].map((sign) => (text: string) => {
    const { year, month, day } = parts(text);
    return [Number(day), Number(month), year].join(sign);
  }),
];

test('reads every date in every form as itself, whatever is pasted around it', () => {
  const dirt = fc.constantFrom('', ' ', '\t', '\u00a0', '"', ...unseenSigns);
  fc.assert(
    fc.property(date, fc.constantFrom(...forms), dirt, dirt, (text, write, before, after) => {
      expect(readTypedDate(`${before}${write(text)}${after}`)).toEqual({ status: 'read', date: text });
    }),
  );
});

test('never throws, and what it reads is a date that is written as it was read', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789/-. JulMac'), maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), digits), (typed) => {
      const reading = readTypedDate(typed);
      if (reading.status === 'read') expect(readTypedDate(formatDate(reading.date))).toEqual(reading);
      else expect(['empty', 'refused']).toContain(reading.status);
    }),
  );
});
