import type { KnownCustomer } from './add-customer.ts';
import { assessed } from './customer-row.ts';
import { person } from './known-identity.ts';

/** The customer of README's picture and of many tests: their amounts are those of these holdings. */
export const DESIGN_CUSTOMER: KnownCustomer = {
  id: 'C0048217',
  identity: person(
    'Datin Sharifah Norhayati binti Syed Abdul Rahman',
    '01',
    '650618-14-5244',
    'sharifah.norhayati@mail.example',
    '122881965',
  ),
  traits: {
    assessed: assessed(3, 113),
    isSophisticated: true,
    acceptsForeignCurrency: true,
    profile: { sophisticatedInvestorCriteria: 'Net assets over MYR 3 million' },
  },
  accounts: [
    {
      id: '1000482917',
      plan: 'CS',
      holdings: [
        ['CBMGF', '84210.55', '55000.00'],
        ['CBIEQ', '41902.30', '25000.00'],
        ['CBSUK', '120388.71', '125000.00'],
        ['CBMMK', '30000.00', '30000.00'],
        ['CBGSU', '18250.40', '20000.00'],
        ['CBGTA', '9400.00', '9800.00'],
      ],
    },
    {
      id: '1000517304',
      plan: 'CS',
      accountType: 'JNT',
      operatingInstruction: '2',
      jointHolder: { name: 'Syed Hamzah bin Syed Omar', idNo: '610227-01-5417' },
      holdings: [['CBAPI', '52300.12', '58000.00']],
    },
    {
      id: '2000193346',
      plan: 'EPF',
      holdings: [
        ['CBBAL', '66120.44', '50000.00'],
        ['CBBND', '24800.90', '28500.00'],
      ],
    },
    {
      id: '3000088125',
      plan: 'PRS',
      holdings: [
        ['CBPRC', '41220.07', '24500.00'],
        ['CBPRM', '12004.50', '7500.00'],
      ],
    },
  ],
};
