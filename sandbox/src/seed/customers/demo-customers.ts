import { FUNDS } from '../funds/funds.ts';
import type { KnownAccount, KnownCustomer } from './add-customer.ts';
import { assessed } from './customer-row.ts';
import { DESIGN_CUSTOMER } from './design-customer.ts';
import { company, person } from './known-identity.ts';

const UNIT_TRUSTS = FUNDS.filter((fund) => fund.structure !== 'PRS').map((fund) => fund.scheme);
const MANY_HOLDINGS = 500;

/** Cash accounts with 500 holdings together, to show a long list on the screens. */
function manyAccounts(): readonly KnownAccount[] {
  const accounts: KnownAccount[] = [];
  for (let left = MANY_HOLDINGS; left > 0; left -= UNIT_TRUSTS.length) {
    accounts.push({ plan: 'CS', schemes: UNIT_TRUSTS.slice(0, left) });
  }
  return accounts;
}

/**
 * Known customers of the demo agent Aisyah. A change raises `SEED_VERSION`.
 */
export const DEMO_CUSTOMERS: readonly KnownCustomer[] = [
  DESIGN_CUSTOMER,
  {
    id: 'C0048302',
    identity: person('Tan Mei Ling', '02', '850214-10-5068', 'meiling.tan@mail.example', '124482071'),
    traits: { assessed: assessed(4, 260), acceptsForeignCurrency: true },
    accounts: [
      {
        id: '1000391120',
        plan: 'CS',
        holdings: [
          ['CBMGF', '52140.18', '36000.00'],
          ['CBSUK', '18903.44', '20000.00'],
          ['CBGTU', '6120.75', '7500.00'],
          ['CBSMC', '0.00', '0.00'],
        ],
      },
      { id: '2000144208', plan: 'EPF', holdings: [['CBBAL', '15400.60', '12000.00']] },
      { id: '3000071534', plan: 'PRS', holdings: [['CBPRG', '9870.25', '6600.00']] },
    ],
  },
  {
    id: 'C0048303',
    identity: person('Tan Wei Jun', '02', '880412-14-5233', 'weijun.tan@mail.example', '176609182'),
    traits: { assessed: assessed(5, 11), acceptsForeignCurrency: true },
    accounts: [
      {
        id: '1000402266',
        plan: 'CS',
        holdings: [
          ['CBIAS', '14995.53', '10000.00'],
          ['CBGTH', '21044.10', '24000.00'],
          ['CBIEQ', '33120.00', '15500.00'],
        ],
      },
      { id: '3000074410', plan: 'PRS', isInFirstYear: true, holdings: [['CBPIG', '12250.33', '8000.00']] },
    ],
  },
  {
    id: 'C0048304',
    identity: person(
      'Nurul Huda binti Zamri',
      '01',
      '910725-10-6048',
      'nurul.huda@mail.example',
      '133457781',
    ),
    traits: { assessed: assessed(3, 190), acceptsForeignCurrency: false },
    accounts: [
      {
        id: '1000415873',
        plan: 'CS',
        holdings: [
          ['CBIBA', '20114.92', '14800.00'],
          ['CBSUK', '9055.37', '9500.00'],
        ],
      },
      {
        id: '2000151997',
        plan: 'EPF',
        epfAccountType: 'Shariah',
        holdings: [['CBIEQ', '11830.05', '6000.00']],
      },
    ],
  },
  {
    id: 'C0048305',
    identity: person('Lim Kok Seng', '02', '620118-07-5311', 'kokseng.lim@mail.example', '164720118'),
    traits: {
      assessed: assessed(2, 75),
      acceptsForeignCurrency: false,
      profile: {
        vI: {
          Q2: true,
          Q2Yes: 'Lost his wife in August.',
          Q3: false,
          Q4: true,
          Q5: false,
          Q6: 'His daughter helps him with letters.',
        },
      },
    },
    accounts: [
      {
        id: '1000288450',
        plan: 'CS',
        holdings: [
          ['CBBND', '61200.00', '68000.00'],
          ['CBMMK', '25000.00', '25000.00'],
        ],
      },
      { id: '3000052077', plan: 'PRS', holdings: [['CBPRC', '30540.12', '17800.00']] },
    ],
  },
  {
    id: 'C0048306',
    identity: person(
      'Kavitha a/p Subramaniam',
      '03',
      '790903-08-5522',
      'kavitha.s@mail.example',
      '162205540',
    ),
    traits: { assessed: assessed(3, 11) },
    accounts: [{ id: '1000420019', plan: 'CS', schemes: ['CBBAL', 'CBIEQ'] }],
  },
  {
    id: 'C0048307',
    identity: person(
      'Jonathan anak Jugah',
      '13',
      '740511-13-5683',
      'jonathan.jugah@mail.example',
      '198840215',
    ),
    traits: { assessed: { state: 'not-assessed' } },
    accounts: [],
  },
  {
    id: 'C0048308',
    identity: person(
      'Muhammad Hafizuddin bin Abdul Ghani',
      '01',
      '931107-03-6115',
      'hafizuddin@mail.example',
      '1162003914',
    ),
    traits: { assessed: { state: 'declined' } },
    accounts: [{ id: '1000433302', plan: 'CS', schemes: ['CBMMK'] }],
  },
  {
    id: 'C0048309',
    identity: person('Ooi Boon Kiat', '02', '580830-07-5109', 'boonkiat.ooi@mail.example', '124001958'),
    traits: { assessed: assessed(5, 300), isSophisticated: true, acceptsForeignCurrency: true },
    accounts: manyAccounts(),
  },
  {
    id: 'C0048310',
    identity: person('Tan Ah Moi @ Tan Siew Lan', '02', '601105-10-5126', '', '342618890'),
    traits: { assessed: assessed(1, 70) },
    accounts: [{ id: '1000301277', plan: 'CS', schemes: ['CBMMK', 'CBBND'] }],
  },
  {
    id: 'C0048311',
    identity: company(
      'Tan Brothers Hardware Sdn Bhd',
      '198701004214',
      'accounts@tanbrothers.example',
      '52541187',
    ),
    traits: { customerType: 'Corporate', assessed: { state: 'not-assessed' } },
    accounts: [{ id: '1000118450', plan: 'CS', accountType: 'COR', schemes: ['CBMMK'] }],
  },
  {
    id: 'C0048312',
    identity: person('Chin Hui Min', '02', '860730-12-5064', 'huimin.chin@mail.example', '168803321'),
    traits: { assessed: assessed(3, -40) },
    accounts: [
      {
        id: '1000455120',
        plan: 'CS',
        accountType: 'MNR',
        jointHolder: { name: 'Yap Yi Xuan', idNo: '150518-12-5241' },
        schemes: ['CBIBA'],
      },
    ],
  },
];
