import type { CartLists } from '@portal/shared/api/cart';
import { addClientInformation, type ClientInformationSent } from '@portal/shared/api/client-information';
import { fieldOf } from '@portal/shared/person';
import { transactionWords } from '../core/transaction-words.ts';
import type { TransactionKind } from '../transaction/index.ts';

type Listed = CartLists['clientInfoUpdate'][number];

/** An update of the customer's record as a kind of transaction: how it is called, sent and recognised in the cart (CLI-07). */
export const updateInformationKind: TransactionKind<ClientInformationSent, Listed> = {
  name: 'update-information',
  list: 'clientInfoUpdate',
  channel: 'Digital Form',
  words: transactionWords['update-information'],
  labelOf: (field) => fieldOf(field).label,
  identity: {
    email: ({ payload }) => payload.email,
    telCountryCode: ({ payload }) => payload.telCountryCode,
    tel: ({ payload }) => payload.tel,
    nationality: ({ payload }) => payload.nationality,
    race: ({ payload }) => payload.race,
    maritalStatus: ({ payload }) => payload.maritalStatus,
    noOfDependents: ({ payload }) => payload.noOfDependents,
    occupation: ({ payload }) => payload.occupation,
    occupationOth: ({ payload }) => payload.occupationOth,
    occupationDesignation: ({ payload }) => payload.occupationDesignation,
    employerName: ({ payload }) => payload.employerName,
    employerAdd: ({ payload }) => payload.employerAdd,
    natureofBusiness: ({ payload }) => payload.natureofBusiness,
    natureofBusinessOth: ({ payload }) => payload.natureofBusinessOth,
    annualIncome: ({ payload }) => payload.annualIncome,
    personalAsset: ({ payload }) => payload.personalAsset,
    sourceOfIncome: ({ payload }) => payload.sourceOfIncome,
    sourceOfIncomeOth: ({ payload }) => payload.sourceOfIncomeOth,
    purposeOfInvest: ({ payload }) => payload.purposeOfInvest,
    purposeOfInvestOth: ({ payload }) => payload.purposeOfInvestOth,
    sI: ({ payload }) => payload.sI,
    sophisticatedInvestorCriteria: ({ payload }) => payload.sophisticatedInvestorCriteria,
    epfNo: ({ payload }) => payload.epfNo,
    usResidentStatus: ({ payload }) => payload.usResidentStatus,
    // follows from the record
    before: undefined,
  },
  itemsOf: ({ clientInfoUpdate }) => clientInfoUpdate,
  send: (api, { userId, customerId, customerName }, payload, idempotencyKey) =>
    api.attempt(
      addClientInformation,
      // the item's id is the command's: a repeat has the same one
      { channel: 'Digital Form', userId, customerId, payload, id: idempotencyKey, customerName },
      { idempotencyKey },
    ),
};
