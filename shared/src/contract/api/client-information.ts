import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { defineItemBody, emailAddress, id, line } from './wire.ts';

const text = z.optional(z.nullable(line));
/** Text with `;` between the items where the record has text, else a list (CLI-03). */
const list = z.optional(z.union([line, z.array(line)]));

/** The fields of a customer that an update may change, with the names of the record. What is empty is null. */
const clientInformation = {
  email: text,
  telCountryCode: text,
  tel: text,
  nationality: text,
  race: text,
  maritalStatus: text,
  noOfDependents: z.optional(z.nullable(z.int())),
  occupation: text,
  occupationOth: text,
  occupationDesignation: text,
  employerName: text,
  employerAdd: text,
  natureofBusiness: text,
  natureofBusinessOth: text,
  annualIncome: text,
  personalAsset: text,
  sourceOfIncome: list,
  sourceOfIncomeOth: text,
  purposeOfInvest: list,
  purposeOfInvestOth: text,
  sI: z.optional(z.boolean()),
  sophisticatedInvestorCriteria: text,
  epfNo: text,
  usResidentStatus: text,
};

/**
 * An update of a customer's record in a request (ITM-09): the changed fields only, and `before`, the same fields as they are
 * on record.
 */
export const clientInformationSent = z.strictObject({
  ...clientInformation,
  email: z.optional(z.nullable(emailAddress)),
  before: z.strictObject(clientInformation),
});
/** An update of a customer's record in a request. */
export type ClientInformationSent = z.input<typeof clientInformationSent>;
/** The fields of a customer that an update may change. */
export type ClientInformation = Omit<ClientInformationSent, 'before'>;

/**
 * The changed fields of an update that the cart lists. A reply may have other fields, which are ignored.
 */
export const clientInformationListed = z.object({
  ...clientInformation,
  before: z.optional(z.object(clientInformation)),
});

/** Adds an update of the customer's record to the cart (CLI-07). `id` is the item's, which the portal chooses. */
export const addClientInformation = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/cart/clientinfoupdate',
  body: z.extend(defineItemBody('Digital Form', clientInformationSent), { id }),
  response: z.object({ id }),
});
