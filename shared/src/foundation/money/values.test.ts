import fc from 'fast-check';
import { Amount, Money, Nav, Percent, Units } from './values.ts';

describe('Money', () => {
  test('shows thousands, two decimals and a real minus sign', () => {
    expect(Money.of('MYR', '12345.6').format()).toBe('12,345.60');
    expect(Money.of('MYR', '-1234567.89').format()).toBe('\u22121,234,567.89');
    expect(Money.of('MYR', '0').format()).toBe('0.00');
    expect(Money.of('MYR', '999').format()).toBe('999.00');
  });

  test('is plain text in files and forms', () => {
    expect(Money.of('MYR', '-12345.6').toString()).toBe('-12345.60');
    expect(`${Money.of('MYR', '1')}`).toBe('1.00');
  });

  test('adds, subtracts and compares within a currency', () => {
    const a = Money.of('MYR', '0.10');
    const b = Money.of('MYR', '0.20');
    expect(a.plus(b).toString()).toBe('0.30');
    expect(a.minus(b).toString()).toBe('-0.10');
    expect(a.minus(b).isNegative()).toBe(true);
    expect([a.compare(b), b.compare(a), a.compare(a)]).toEqual([-1, 1, 0]);
    // of two texts, '900.00' is the greater
    expect(Money.of('MYR', '900').compare(Money.of('MYR', '1000'))).toBe(-1);
    expect(a.minus(a).isZero()).toBe(true);
    expect(a.minus(a).isNegative()).toBe(false);
  });

  test('is a fraction of another amount, to be drawn', () => {
    const whole = Money.of('MYR', '400');
    expect(Money.of('MYR', '100').fractionOf(whole)).toBe(0.25);
    expect(Money.of('MYR', '-100').fractionOf(whole)).toBe(-0.25);
    expect(whole.fractionOf(Money.of('MYR', '0'))).toBe(0);
    expect(() => whole.fractionOf(Money.of('USD', '1'))).toThrow(RangeError);
  });

  test('throws when currencies are mixed', () => {
    expect(() => Money.of('MYR', '1').plus(Money.of('USD', '1'))).toThrow(RangeError);
    expect(() => Money.of('MYR', '1').compare(Money.of('USD', '1'))).toThrow(RangeError);
  });

  test('arithmetic does not compile, and throws when it is forced', () => {
    const money = Money.of('MYR', '1');
    // @ts-expect-error money has no plus operator
    expect(() => money + money).toThrow(TypeError);
    // @ts-expect-error money has no times operator
    expect(() => money * 2).toThrow(TypeError);
    expect(() => money < Money.of('MYR', '2')).toThrow(TypeError);
    // @ts-expect-error units are not money
    expect(() => money.plus(Units.of('1'))).toThrow();
    // @ts-expect-error a price is not a percentage
    const percent: Percent = Nav.of('1');
    expect(percent).toBeDefined();
  });

  test('arithmetic with the number of a request does not compile', () => {
    const [one, two] = [Money.of('MYR', '1').toWire(), Units.of('2').toWire()];
    // @ts-expect-error no sum
    void (one + two);
    // @ts-expect-error no sum with a number
    void (one + 1);
    // @ts-expect-error no difference
    void (100 - two);
    // @ts-expect-error no product
    void (one * 100);
    // @ts-expect-error no quotient
    void (one / two);
    // @ts-expect-error no comparison
    void (one < two);
    // @ts-expect-error no comparison with a number
    void (one >= 0);
    // @ts-expect-error no sign
    void -one;
    // @ts-expect-error no number
    void Math.round(one);
    // @ts-expect-error no text
    void `${one}`;
    expect(JSON.stringify({ amount: one })).toBe('{"amount":1}');
  });

  test('equal values are equal, different values are not', () => {
    expect(Money.of('MYR', '1.5')).toEqual(Money.of('MYR', '1.50'));
    expect(Money.of('MYR', '1.5')).not.toEqual(Money.of('MYR', '1.51'));
    expect(Money.of('MYR', '1')).not.toEqual(Money.of('USD', '1'));
  });

  test.each([
    ['1,000', '1000.00'],
    [' 1000.5 ', '1000.50'],
    ['1,234,567.89', '1234567.89'],
    ['.5', '0.50'],
    ['12.', '12.00'],
    ['007', '7.00'],
  ])('parses typed text: %j', (typed, expected) => {
    expect(Money.parse('MYR', typed)?.toString()).toBe(expected);
  });

  test.each([
    '',
    ' ',
    '.',
    ',',
    '1,00',
    '1,0000',
    ',100',
    '-1',
    '+1',
    '1e3',
    '1.234',
    '1 000',
    'RM 1',
    '1.2.3',
    'NaN',
    '٣',
  ])('refuses text that is not an amount: %j', (typed) => {
    expect(Money.parse('MYR', typed)).toBeUndefined();
  });

  test('formatted text can be typed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const money = Money.of('MYR', text);
        expect(Money.parse('MYR', money.format())?.toString()).toBe(text);
        expect(Money.of('MYR', String(money.toWire()))).toEqual(money);
      }),
    );
  });

  test.each(['1.234', '1e3', '1,000', 'NaN', '', '12345678901234.56'])('%j in code is a defect', (text) => {
    expect(() => Money.of('MYR', text)).toThrow(RangeError);
  });

  test('refuses a sum that a JSON number cannot represent exactly', () => {
    const most = Money.of('MYR', '9999999999999.99');
    expect(most.toWire()).toBe(9999999999999.99);
    expect(() => most.plus(Money.of('MYR', '0.01'))).toThrow(RangeError);
  });
});

test('an amount becomes money with its currency', () => {
  expect(Amount.of('12.5').in('USD')).toEqual(Money.of('USD', '12.50'));
});

test('units, prices and percentages have their own decimals', () => {
  expect(Units.of('1200').format()).toBe('1,200.00');
  expect(Units.of('1200.50').minus(Units.of('0.5')).plus(Units.of('1')).toString()).toBe('1201.00');
  expect(Units.of('1').compare(Units.of('2'))).toBe(-1);
  expect(Units.parse('1,200.5')?.toString()).toBe('1200.50');
  expect(Nav.of('0.6321').format()).toBe('0.6321');
  expect(Nav.of('1.5').format()).toBe('1.5000');
  expect(Nav.of('1').compare(Nav.of('0.9999'))).toBe(1);
  expect(Percent.of('5.5').format()).toBe('5.50%');
  expect(Percent.of('-1.25').format()).toBe('\u22121.25%');
  expect(Percent.parse('5.5')?.toWire()).toBe(5.5);
  expect(Percent.of('3').compare(Percent.of('5.5'))).toBe(-1);
  expect(Percent.of('100').minus(Percent.of('33.33')).plus(Percent.of('0.1')).toString()).toBe('66.77');
});
