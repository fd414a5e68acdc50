import { signersOf } from './signers.ts';

const customer = { customerName: 'Tan Wei Jun', customerEmail: 'wei.jun@mail.example' };
const principal = { name: 'Tan Wei Jun', idNo: '880412-14-5233', role: 'Principal' };
const huda = { name: 'Nurul Huda binti Zamri', idNo: '910725-10-6048', role: 'Joint' };
const onboarded = { ...huda, idNo: '910725106048', email: 'nurul.huda@mail.example' };
const child = { name: 'Tan Li Na', idNo: '180412-10-5068', role: 'Minor', email: 'parents@mail.example' };

const account = (id: string, operatingInstruction: string, ...others: readonly (typeof huda)[]) => ({
  id,
  operatingInstruction,
  holders: [principal, ...others],
});
const first = 'wei.jun@mail.example';
const derived = 'holder-910725106048@mail.example';

test.each([
  ['nothing but forms', [], [first]],
  ['an account of one', [account('1000482917', '1')], [first]],
  ['an account that both sign for', [account('1000482917', '3', huda)], [first, derived]],
  ['an account that either signs for', [account('1000482917', '2', huda)], [first]],
  ['an opening that either signs for later', [account('ONB-1-CS', '2', onboarded)], [first, onboarded.email]],
  [
    'an opening that the principal signs for',
    [account('ONB-1-CS', '1', onboarded)],
    [first, onboarded.email],
  ],
  ['an opening that both sign for', [account('ONB-1-CS', '3', onboarded)], [first, onboarded.email]],
  ['an opening with a minor', [account('ONB-1-CS', '1', child)], [first]],
  [
    'an opening of two plans',
    [account('ONB-1-CS', '3', onboarded), account('ONB-1-PRS', '1')],
    [first, onboarded.email],
  ],
  [
    'an account and an opening with the same holder, once',
    [account('1000482917', '3', huda), account('ONB-1-CS', '1', onboarded)],
    [first, onboarded.email],
  ],
])('[CHK-04] of %s the signers are asked at %j', (_items, accounts, addresses) =>
  expect(signersOf(customer, accounts).map(({ email }) => email)).toEqual(addresses),
);

test('[CHK-04] two people of one address and one name are two signers', () => {
  const son = { name: 'Tan Wei Jun', idNo: '000412-14-5235', role: 'Joint', email: first };
  expect(signersOf(customer, [account('ONB-1-CS', '2', son)])).toEqual([
    { id: '', name: 'Tan Wei Jun', email: first },
    { id: '000412145235', name: 'Tan Wei Jun', email: first },
  ]);
});
