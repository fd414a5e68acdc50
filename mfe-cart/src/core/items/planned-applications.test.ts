import { someLists, wireBankar, wireForm, wireInvestment, wireRedemption } from '../fixtures/cart.ts';
import { itemsOf } from './from-wire.ts';
import { plannedApplications, plannedTitle, waitText } from './planned-applications.ts';

const cash = '1000482917';
const epf = { accountId: '2000193346', plan: 'EPF' } as const;
const prs = { accountId: '3000088125', plan: 'PRS' } as const;
const proof = { ...prs, paymentInstruction: 'PRS', withdrawalReason: '4' } as const;
const noProof = { ...proof, withdrawalReason: '1' } as const;

const onConfirmation = 'Waits for the customer to confirm.';

test.each<[string, Parameters<typeof someLists>[0], readonly string[]]>([
  [
    'an investment and a redemption of one account',
    { investment: [wireInvestment('i1')], redemption: [wireRedemption('r1')] },
    [
      `${cash}, to be paid: i1. Waits for the customer to confirm, then for the payment of MYR 25,000.00.`,
      `${cash}, nothing to pay: r1. ${onConfirmation}`,
    ],
  ],
  [
    'two currencies of one account',
    { investment: [wireInvestment('i1'), wireInvestment('i2', { currency: 'USD', amount: 50 })] },
    [
      `${cash}, to be paid: i1 i2. Waits for the customer to confirm, then for the payment of MYR 25,000.00 and USD 50.00.`,
    ],
  ],
  [
    'money of EPF',
    { investment: [wireInvestment('i1', epf)] },
    [
      '2000193346, to be paid: i1. Waits for the customer to confirm, then until EPF pays MYR 25,000.00 by form 9N (AHL), then for documents.',
    ],
  ],
  [
    'withdrawals of PRS with and without proof',
    { redemption: [wireRedemption('r1', proof)] },
    ['3000088125, nothing to pay: r1. Waits for the customer to confirm, then for documents.'],
  ],
  [
    'a withdrawal of PRS at retirement',
    { redemption: [wireRedemption('r1', noProof)] },
    [`3000088125, nothing to pay: r1. ${onConfirmation}`],
  ],
  [
    'a bank account and forms about the record',
    { bankar: [wireBankar('b1', { account: cash })], sat: [wireForm('s1')] },
    [
      `${cash}, nothing to pay: b1. ${onConfirmation}`,
      `Customer record, nothing to pay: s1. ${onConfirmation}`,
    ],
  ],
])('[CHK-01] announces the applications of %s', (_case, lists, expected) => {
  const items = itemsOf('Digital Transaction', someLists(lists));
  expect(
    plannedApplications(items).map(
      (each) => `${plannedTitle(each)}: ${each.items.map(({ id }) => id).join(' ')}. ${waitText(each)}`,
    ),
  ).toEqual(expected);
});

test('[CHK-01] what is bought in an account that is not opened yet waits for its onboarding', () => {
  const accountId = 'ONB-1-CS';
  const under = { accountId, onboardingId: 'ONB-1' };
  const [planned] = plannedApplications(
    itemsOf('Digital AOF', someLists({ investment: [wireInvestment('i1', under)] })),
  );
  expect(planned && [plannedTitle(planned), waitText(planned)]).toEqual([
    'New account, to be paid',
    'Waits for the customer to confirm, then for the payment of MYR 25,000.00, then for its account to be opened.',
  ]);
});
