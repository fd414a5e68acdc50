import { extraCareReasons, isExtraCareAsked } from './extra-care.ts';

const today = '2026-11-21';
const answered = { Q2: false, Q2Yes: null, Q3: true, Q4: true, Q5: true, Q6: null };
const unanswered = { Q2: null, Q2Yes: null, Q3: null, Q4: null, Q5: null, Q6: null };
const adult = { age: 40, idNo: '860412-14-5233', vI: answered };

test.each([
  ['59 years', { ...adult, age: 59 }, []],
  ['60 years', { ...adult, age: 60 }, ['60 or over']],
  ['60 years, never asked', { ...adult, age: 60, vI: null }, ['60 or over']],
  [
    'an age that only the MyKad number shows',
    { age: null, idNo: '620118-07-5311', vI: null },
    ['60 or over'],
  ],
  ['no known age', { age: null, idNo: 'A1234567', vI: null }, []],
  ['no answer', { ...adult, vI: unanswered }, []],
])('%s: %j gives %j', (_, customer, reasons) => {
  expect(extraCareReasons(customer, today)).toEqual(reasons);
});

test.each([
  [null, false],
  [unanswered, false],
  [{ ...unanswered, Q6: 'Call first.' }, false],
  [{ ...unanswered, Q3: true }, true],
  [answered, true],
])('the answers %j are of a customer who was asked: %s', (vI, expected) => {
  expect(isExtraCareAsked(vI)).toBe(expected);
});

test.each([
  [{ Q2: true }, /illness/],
  [{ Q3: false }, /living costs/],
  [{ Q4: false }, /English/],
  [{ Q5: false }, /online/],
])('%j is a reason for extra care', (answer, text) => {
  const vI = { ...answered, ...answer };
  expect(extraCareReasons({ ...adult, vI }, today)).toEqual([expect.stringMatching(text)]);
});
