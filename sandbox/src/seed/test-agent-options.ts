import * as z from 'zod';

const plan = z.enum(['CS', 'EPF', 'PRS']);

const text = z.exactOptional(z.string());
/** What is on record of a person; what is not given is random. */
const record = z.strictObject({
  sI: z.exactOptional(z.boolean()),
  nationality: text,
  race: text,
  maritalStatus: text,
  noOfDependents: z.exactOptional(z.int()),
  occupation: text,
  occupationOth: text,
  occupationDesignation: text,
  employerName: text,
  employerAdd: text,
  natureofBusiness: text,
  natureofBusinessOth: text,
  annualIncome: text,
  personalAsset: text,
  sourceOfIncome: text,
  sourceOfIncomeOth: text,
  purposeOfInvest: text,
  purposeOfInvestOth: text,
  sophisticatedInvestorCriteria: text,
  epfNo: text,
  usResidentStatus: text,
});

/** A person who is a customer of an agent that a test creates; what is not given is random. */
const knownPerson = z.strictObject({
  name: z.string().min(1),
  idNo: z.exactOptional(z.string()),
  dateOfBirth: z.exactOptional(z.iso.date()),
  nationality: z.exactOptional(z.string()),
  email: z.exactOptional(z.string()),
  telCountryCode: z.string().default('60'),
  tel: z.exactOptional(z.string()),
  record: record.default({}),
});

/** Options of an agent that a test creates. */
export const testAgentSchema = z.strictObject({
  /** The same key gives the same agent, with all changes made to its data since. */
  key: z.string().min(1),
  customers: z.int().min(0).max(500).default(3),
  /** Registrations. */
  uts: z.boolean().default(true),
  prs: z.boolean().default(true),
  isActive: z.boolean().default(true),
  isMapped: z.boolean().default(true),
  /** Without it the id token lacks `agent_customer_id`. */
  isLinked: z.boolean().default(true),
  displayName: z.string().optional(),
  /** One account plan, for every customer. */
  plans: z.array(plan).default(['CS', 'EPF', 'PRS']),
  /** Schemes of a cash account; EPF accounts have CBBAL and PRS accounts CBPRG. */
  schemes: z.array(z.string()).default(['CBMGF', 'CBSUK']),
  /** Suitability rank of the customers, 1 to 5; 0: not assessed. */
  rank: z.int().min(0).max(5).default(5),
  /** Days for which their assessment is still valid; negative when it has expired. */
  validForDays: z.int().default(200),
  /** Whether the customers accept foreign-currency risk (question 11 of the assessment). */
  acceptsForeignCurrency: z.boolean().default(true),
  /** Whether the customers are vulnerable: they do not understand documents in English. */
  vulnerable: z.boolean().default(false),
  /** Whether cash accounts have a joint holder, without whose confirmation nothing is ordered. */
  joint: z.boolean().default(false),
  /** Whether cash accounts have a minor as the second holder, who signs nothing. */
  minor: z.boolean().default(false),
  /** Who the first customers are, in this order; the others are random people. */
  people: z.array(knownPerson).default([]),
  /** Whether the customers are persons of the United States. */
  usPerson: z.boolean().default(false),
  /** Whether the first customer's cart holds a redemption and a switch. */
  filledCart: z.boolean().default(false),
  /**
   * Whether the first customer's cash account has three MYR bank accounts being added: one in the cart, one in a
   * checkout that awaits confirmation, one in a rejected checkout.
   */
  pendingBank: z.boolean().default(false),
  /** Number of completed applications of the customers. */
  applications: z.int().min(0).max(5_000).default(0),
});
/** Options of an agent that a test creates; only `key` is required. */
export type TestAgentOptions = z.input<typeof testAgentSchema>;
