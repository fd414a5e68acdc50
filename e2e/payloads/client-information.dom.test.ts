import { addClientInformation, type ClientInformationSent } from '@portal/shared/api/client-information';
import { customerInfo } from '@portal/shared/api/customers';
import { createApiClient } from '@portal/shared/calls';
import { decoded, fakeApi, samples, testSession, testShell } from '@portal/shared/testing';
import { updateContext, updateLookups } from '../../mfe-cart/src/update-information/fixtures/update.ts';
import { readUpdate } from '../../mfe-cart/src/update-information/order.ts';
import { type UpdateValues, valuesOfRecord } from '../../mfe-cart/src/update-information/update-fields.ts';
import { updateInformationKind } from '../../mfe-cart/src/update-information/update-information-kind.ts';
import { updatePayload } from '../oracle/client-information.ts';
import { objectionsToPayload } from '../oracle/payloads.ts';

const record = {
  ...samples.customerInfo,
  email: 'tan@mail.example',
  nationality: 'MY',
  noOfDependents: 1,
  occupation: 'Employed',
  natureofBusiness: 'Retail',
  natureofBusinessOth: '',
  sourceOfIncome: 'Salary;Savings',
  sourceOfIncomeOth: '',
  sI: false,
  sophisticatedInvestorCriteria: '',
  usResidentStatus: 'Not a US person',
  account: samples.customerInfo.account.map((account) => ({ ...account, plan: 'EPF' as const })),
};
const named = (...names: string[]) => names.map((name) => ({ name, value: name }));
const lookups = {
  ...updateLookups,
  sourceOfIncome: named('Salary', 'Savings', 'Inheritance', 'Others'),
  usResidentStatus: named('Not a US person', 'US resident'),
};

/** What is typed and chosen for the oracle's update. */
const typed: Partial<UpdateValues> = {
  email: 'changed@mail.example',
  tel: '011-2345 6789',
  nationality: 'SG',
  noOfDependents: '7',
  natureofBusiness: 'Others',
  natureofBusinessOth: 'Beekeeping',
  sourceOfIncome: ['Inheritance', 'Others'],
  sourceOfIncomeOth: 'Royalties',
  sI: 'yes',
  sophisticatedInvestorCriteria: 'portfolio',
  epfNo: '7654321',
  usResidentStatus: 'US resident',
};
const cart = {
  channel: 'Digital Form',
  userId: 'USR-1',
  customerId: 'C0048217',
  customerName: 'TAN MEI LING',
} as const;

/** Sends a complete update with the portal's own call. Returns the bodies as they left. */
async function sentUpdate(payload: ClientInformationSent) {
  const api = fakeApi().reply(addClientInformation, { id: 'u1' });
  await updateInformationKind.send(
    createApiClient(testShell({ session: testSession() })),
    cart,
    payload,
    'key-1',
  );
  return api.requestsOf(addClientInformation).map(({ body }) => body);
}

test.each<[string, string | string[], unknown, unknown]>([
  ['text', 'Salary;Savings', 'Inheritance;Others', 'Salary;Savings'],
  ['a list', ['Salary', 'Savings'], ['Inheritance', 'Others'], ['Salary', 'Savings']],
])(
  '[CLI-07] [ITM-09] an update leaves as the oracle has it, with a list as %s where the record has that',
  async (_form, sourceOfIncome, after, before) => {
    const customer = decoded(customerInfo, { ...record, sourceOfIncome });
    const context = { ...updateContext(), record: customer, lookups };
    const reading = readUpdate({ ...valuesOfRecord(customer), ...typed }, context);
    if (reading.status !== 'complete') throw new Error(JSON.stringify(reading.missing));
    const oracle = updatePayload(record);
    const payload = {
      ...oracle,
      sourceOfIncome: after,
      before: { ...oracle.before, sourceOfIncome: before },
    };
    const bodies = await sentUpdate(reading.payload);
    expect(bodies).toStrictEqual([{ ...cart, payload, id: 'key-1' }]);
    expect(objectionsToPayload('/application/cart/clientinfoupdate', payload)).toEqual([]);
  },
);
