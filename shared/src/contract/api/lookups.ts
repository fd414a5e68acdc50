import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { currency } from './wire.ts';

const nameAndValue = z.object({ name: z.string(), value: z.string() });
const nameAndCode = z.object({ name: z.string(), code: z.string() });

/** A validation type that no form offers (ITM-07). */
const hiddenValidationType = '3';

const validationTypes = z.pipe(
  z.array(nameAndCode),
  z.transform((types: z.output<typeof nameAndCode>[]) =>
    types.filter(({ code }) => code !== hiddenValidationType),
  ),
);

/** Lookup lists of the forms (ONB-03), in display order. */
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
  employmentStatus: z.array(nameAndValue),
  maritalStatus: z.array(nameAndValue),
  sourceOfIncome: z.array(nameAndValue),
  purposeOfInvestment: z.array(nameAndValue),
  annualIncome: z.array(nameAndValue),
  natureOfBusiness: z.array(nameAndValue),
  operationInstruction: z.array(nameAndValue),
  gender: z.array(nameAndValue),
  relationship: z.array(nameAndValue),
  country: z.array(nameAndCode),
  holderStatus: z.array(nameAndValue),
  dialingCodes: z.array(z.object({ country: z.string(), dialingCode: z.string() })),
  postcodes: z.array(
    z.object({
      countryCode: z.string(),
      placeName: z.string(),
      postalCode: z.string(),
      systemStateCode: z.string(),
    }),
  ),
  nationality: z.array(nameAndCode),
  state: z.array(nameAndValue),
  race: z.array(z.object({ name: z.string(), value: z.string(), malayName: z.string() })),
  salutation: z.array(nameAndValue),
  usResidentStatus: z.array(nameAndValue),
  taxResidency: z.array(nameAndValue),
  tinReason: z.array(nameAndValue),
  subAccountObjective: z.array(nameAndValue),
  usIndiciaType: z.array(nameAndValue),
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
