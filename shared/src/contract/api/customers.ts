import { isoDate } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { account } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, line, optionalText, queryInt } from './wire.ts';

/** States of a customer's suitability assessment, where a list knows it. */
export const satStatuses = ['Valid', 'Expired', 'Declined', 'Not assessed'] as const;

const customerRow = z.object({
  customerId: id,
  name: z.string(),
  idNo: z.string(),
  customerType: z.string(),
  email: optionalText,
  tel: optionalText,
  telCountryCode: optionalText,
  satStatus: z.optional(z.enum(satStatuses)),
  /** Last day on which the assessment is valid. */
  satEffectiveDateTo: z.nullish(isoDate),
  /** Number of items in the customer's cart, where the service knows it. */
  openCartItems: z.optional(z.int()),
  /** Other holders of the customer's accounts: each finds the customer, too. */
  otherHolders: z.optional(z.array(z.object({ name: z.string(), idNo: z.string() }))),
});
/** A customer in the search result. */
export type CustomerRow = z.output<typeof customerRow>;

const limit = queryInt.check(z.gte(1), z.lte(100));
const page = queryInt.check(z.gte(1));

/**
 * Finds customers that the agent services, by name, identity number, customer number, e-mail or phone, or by another holder
 * of an account (CLI-01). `page` starts at 1.
 */
export const searchCustomers = defineEndpoint({
  method: 'GET',
  path: '/cif/search/customerbyservicingagent',
  query: z.strictObject({ agentUserId: id, keyword: line, limit, page }),
  response: z.object({ customers: z.array(customerRow), total: z.int(), page: z.int(), limit: z.int() }),
});

/** A list, or text with `;` between its items (CLI-03). */
const listOrText = z.union([z.array(z.string()), z.string(), z.null()]);

/** Returns the items of a list in either form, without empty ones (CLI-03). */
function listItems(value: z.output<typeof listOrText>): readonly string[] {
  const items = typeof value === 'string' ? value.split(';') : (value ?? []);
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** Yes, no, or null when not answered. */
const answer = z.pipe(
  z.union([z.boolean(), z.literal(''), z.null()]),
  z.transform((value: boolean | '' | null): boolean | null => (typeof value === 'boolean' ? value : null)),
);

/** Answers about vulnerability (questions: docs/domain.md, section 4). */
const vulnerableInvestor = z.object({
  Q2: answer,
  Q2Yes: optionalText,
  Q3: answer,
  Q4: answer,
  Q5: answer,
  Q6: optionalText,
});

/** A customer as the service sends it, with the specification's field names (CLI-02). */
const customerOnWire = z.object({
  customerId: id,
  name: z.string(),
  idNo: z.string(),
  email: optionalText,
  nationality: optionalText,
  customerType: z.string(),
  tel: optionalText,
  telCountryCode: optionalText,
  isStaff: z.boolean(),
  occupation: optionalText,
  occupationOth: optionalText,
  occupationDesignation: optionalText,
  race: optionalText,
  maritalStatus: optionalText,
  noOfDependents: z.nullable(z.int()),
  annualIncome: optionalText,
  employerName: optionalText,
  employerAdd: optionalText,
  natureofBusiness: optionalText,
  natureofBusinessOth: optionalText,
  sourceOfIncome: listOrText,
  sourceOfIncomeOth: optionalText,
  purposeOfInvest: listOrText,
  purposeOfInvestOth: optionalText,
  personalAsset: optionalText,
  /** Sophisticated investor: may buy wholesale funds. */
  sI: z.boolean(),
  sophisticatedInvestorCriteria: optionalText,
  /** `Conservative` to `Aggressive`; null when not assessed. */
  riskCategory: optionalText,
  /** `C`, `MC`, `M`, `MA`, `A`. */
  satGroup: optionalText,
  satDeclaration: optionalText,
  /** 1 accepted, 2 continues despite a mismatch, 3 declined to give information. */
  satDeclarationId: z.nullable(z.int()),
  satEffectiveDate: z.nullable(isoDate),
  satEffectiveDateTo: z.nullable(isoDate),
  account: z.array(account),
  epfNo: optionalText,
  age: z.nullable(z.int()),
  epfAccountType: optionalText,
  usResidentStatus: optionalText,
  vI: z.nullable(vulnerableInvestor),
});
/** Fields that the record has as a list or as text. */
const listFields = ['sourceOfIncome', 'purposeOfInvest'] as const;
/** A field that the record has as a list or as text. */
export type ListField = (typeof listFields)[number];

const customer = z.pipe(
  customerOnWire,
  z.transform((wire: z.output<typeof customerOnWire>) => {
    const { sourceOfIncome, purposeOfInvest } = wire;
    const forms = { sourceOfIncome, purposeOfInvest };
    return {
      ...wire,
      sourceOfIncome: listItems(sourceOfIncome),
      purposeOfInvest: listItems(purposeOfInvest),
      /** Lists that the record has as lists. It has the others as text, and an update sends them as text. */
      recordedAsList: listFields.filter((field) => Array.isArray(forms[field])),
    };
  }),
);
/** A customer with accounts and assessments. */
export type Customer = z.output<typeof customer>;
/** A customer's answers about vulnerability. */
export type VulnerableInvestor = z.output<typeof vulnerableInvestor>;

/** A customer of the agent, with accounts and assessments. */
export const customerInfo = defineEndpoint({
  method: 'GET',
  path: '/cif/prr/customer/info',
  query: z.strictObject({ agentUserId: id, customerId: id }),
  response: customer,
  onFailure: 'log',
});
