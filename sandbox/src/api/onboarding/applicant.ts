import { satPayload } from '@portal/shared/api/suitability-payload';
import { mapNames, recordOf, updateFields } from '@portal/shared/fields';
import * as z from '@portal/shared/schema';
import type { accounts, CustomerProfile, customers } from '../../database/tables/index.ts';
import { futureAccountId, futureAccounts } from '../../rules/onboarding/future-accounts.ts';
import { holderTextOf, searchTextOf } from '../../seed/customers/customer-row.ts';
import { raceName } from '../../seed/reference/lookups.ts';
import { customerAfter } from '../settlement/record-assessment.ts';
import type { StoredOnboarding } from './stored-onboarding.ts';

type CustomerRow = typeof customers.$inferSelect;
type AccountRow = typeof accounts.$inferSelect;

const { email: _, tel: _tel, sI: _sI, ...profileFields } = updateFields;
type Texts = { readonly [Name in keyof typeof profileFields]: string };

function profileOf({ payload }: StoredOnboarding): CustomerProfile {
  const { personal, contact, employment, investor, plans, tax } = payload;
  const answers = { ...personal, ...contact, ...employment, ...investor };
  const { usResidentStatus } = tax ?? {};
  const recorded = recordOf(profileFields, { ...answers, epfNo: plans?.epfNo, usResidentStatus });
  return {
    ...mapNames<typeof profileFields, Texts>(profileFields, (name) =>
      [recorded[name] ?? ''].flat().join(';'),
    ),
    isStaff: false,
    race: personal ? raceName(personal.race) : '',
    noOfDependents: personal?.noOfDependents ?? 0,
    vI: { Q2: null, Q2Yes: '', Q3: null, Q4: null, Q5: null, Q6: '' },
  };
}

/**
 * Returns the applicant of an onboarding as a row of customers, under the onboarding's id until the customer exists;
 * nothing is written. What is not answered yet is empty; a complete assessment counts as recorded.
 */
export function applicantOf(onboarding: StoredOnboarding, agentCustomerId: string, id: string): CustomerRow {
  const { row, payload } = onboarding;
  const { identity, contact, investor, suitability } = payload;
  const name = identity?.name ?? row.customerName;
  const person = {
    name,
    idNo: identity?.idNo ?? '',
    email: contact?.email ?? '',
    tel: contact?.tel ?? '',
  };
  const newCustomer: CustomerRow = {
    ...person,
    id,
    agentCustomerId,
    customerType: 'Individual',
    dateOfBirth: identity?.dateOfBirth ?? null,
    isSophisticated: investor?.sI ?? false,
    satRank: null,
    satFrom: null,
    satTo: null,
    satDeclarationId: null,
    acceptsForeignCurrency: false,
    satAnswers: null,
    profile: profileOf(onboarding),
    searchText: searchTextOf(person),
  };
  const assessed = z.safeParse(satPayload, suitability);
  return assessed.success ? { ...newCustomer, ...customerAfter(newCustomer, assessed.data) } : newCustomer;
}

/**
 * The accounts that an onboarding is about to open, in MYR, as rows under the applicant's id; none before its plans are
 * chosen. Nothing is written.
 */
export function futureAccountRows({ row, payload }: StoredOnboarding): readonly AccountRow[] {
  const name = payload.identity?.name ?? row.customerName;
  return futureAccounts(payload, name).map(({ plan, holders, ...account }) => ({
    ...account,
    id: futureAccountId(row.id, plan),
    customerId: row.id,
    name,
    plan,
    currencies: ['MYR'],
    holders,
    holderText: holderTextOf(holders),
    firstContribution: null,
  }));
}
