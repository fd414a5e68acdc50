import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { currency } from './wire.ts';

const named = z.object({ name: z.string(), value: z.string() });
const coded = z.object({ name: z.string(), code: z.string() });

/** A validation type that no form offers (ITM-07). */
const hiddenValidationType = '3';

const validationTypes = z.pipe(
  z.array(coded),
  z.transform((types: z.output<typeof coded>[]) => types.filter(({ code }) => code !== hiddenValidationType)),
);

/** Lookup lists of the forms (specification, section 3), in display order. */
const lookupLists = z.object({
  currency: z.array(z.object({ name: z.string(), code: currency })),
  prsWithdrawalReasons: z.array(z.object({ name: z.string(), reasonID: z.string(), value: z.string() })),
  /** `code`: the payment method's code in a payment: FPX, FPXB2B, DNOW, CHQ, TT, EPF. */
  paymentMethods: z.array(z.object({ code: z.string(), name: z.string(), value: z.string() })),
  /** How a bank account's holder is identified, without the hidden type. */
  bankAccountValidationTypes: validationTypes,
  /** `code` is the bank's MICR code. */
  banks: z.array(z.object({ name: z.string(), code: z.string(), mnemonic: z.string() })),
  sophisticatedInvestorTypes: z.array(
    z.object({ customerType: z.string(), digitalName: z.string(), value: z.string() }),
  ),
  employmentStatus: z.array(named),
  maritalStatus: z.array(named),
  sourceOfIncome: z.array(named),
  purposeOfInvestment: z.array(named),
  annualIncome: z.array(named),
  natureOfBusiness: z.array(named),
  operationInstruction: z.array(named),
  gender: z.array(named),
  relationship: z.array(named),
  country: z.array(coded),
  holderStatus: z.array(named),
  dialingCodes: z.array(z.object({ country: z.string(), dialingCode: z.string() })),
  postcodes: z.array(
    z.object({
      countryCode: z.string(),
      placeName: z.string(),
      postalCode: z.string(),
      systemStateCode: z.string(),
    }),
  ),
  nationality: z.array(coded),
  state: z.array(named),
  race: z.array(z.object({ name: z.string(), value: z.string(), malayName: z.string() })),
  salutation: z.array(named),
  usResidentStatus: z.array(named),
  taxResidency: z.array(named),
  tinReason: z.array(named),
  subAccountObjective: z.array(named),
  usIndiciaType: z.array(named),
});
/** The lookup lists by name. */
export type Lookups = z.output<typeof lookupLists>;

/** Lookup lists of the forms; the shell loads them once after sign-in. */
export const lookups = defineEndpoint({
  method: 'GET',
  path: '/onboarding/form/lookups',
  response: lookupLists,
  onFailure: 'log',
});
