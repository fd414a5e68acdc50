import { someLists, wireInvestment, wireSwitching } from '../core/fixtures/cart.ts';
import { someCustomer } from '../core/fixtures/customer.ts';
import { itemsOf } from '../core/items/from-wire.ts';
import { customerAsPayer } from '../payer/index.ts';
import { initialValues, type KeptAnswers } from './initial-values.ts';

const nothing: KeptAnswers = { reasons: {}, sent: null, remembered: null };
const items = (lists: Parameters<typeof someLists>[0]) => itemsOf('Digital Transaction', someLists(lists));
const investment = [wireInvestment('i1')];

describe('[CHK-01] what a checkout begins with', () => {
  test('is payer and method of the customer’s last checkout', () => {
    const payer = { ...customerAsPayer, who: 'other', name: 'Lim Kok Seng' };
    const remembered = { methods: { 'CS MYR': 'DNOW' }, payer };
    expect(initialValues(someCustomer(), items({ investment }), { ...nothing, remembered })).toMatchObject({
      methods: { 'CS MYR': 'DNOW' },
      payer: { who: 'other', name: 'Lim Kok Seng' },
    });
  });

  test('is no method of companies that the last checkout was paid by', () => {
    const methods = { 'CS MYR': 'FPXB2B', 'CS USD': 'TT' };
    const remembered = { methods, payer: customerAsPayer };
    const values = initialValues(someCustomer(), items({ investment }), { ...nothing, remembered });
    expect(values.methods).toEqual({ 'CS USD': 'TT' });
  });

  test('is the customer when the joint holder of the last checkout holds none of these accounts', () => {
    const remembered = { methods: {}, payer: { ...customerAsPayer, who: '620118075311' } };
    const { payer } = initialValues(someCustomer(), items({ investment }), { ...nothing, remembered });
    expect(payer).toEqual(customerAsPayer);
  });

  test.each([
    [[true], 'yes'],
    [[false], 'no'],
    [[true, false], ''],
    [[], ''],
  ])('is the answer about ringgit borrowing that the switches have: %j', (answers, borrowing) => {
    const switching = answers.map((domesticBorrowing, index) =>
      wireSwitching(`s${index}`, { toCurrency: 'USD', domesticBorrowing }),
    );
    const values = initialValues(someCustomer(), items({ investment, switching }), nothing);
    expect(values.declaration.borrowing).toBe(borrowing);
  });

  test('asks about borrowing again when a switch stays in ringgit', () => {
    const switching = [wireSwitching('s1', { domesticBorrowing: true })];
    expect(initialValues(someCustomer(), items({ switching }), nothing).declaration.borrowing).toBe('');
  });
});
