/**
 * Which questions an onboarding asks, and who is asked: written by hand from docs/domain.md, sections 4, 5 and 9, apart
 * from the product's code, and never made from it. Tests of portal and sandbox read it, so that a rule of a field that
 * is wrong on both sides is found. `questions-of-*.ts` have the rest.
 *
 * Names are those at the wire, separated by spaces. What a situation names neither in `required` nor in `optional` nor
 * in `sent` is not asked: it is null at the wire, and the service refuses it. Files are not here.
 */

export type Answers = Readonly<Record<string, unknown>>;

export interface Situation {
  readonly who: string;
  /** The answers that decide, as the lookups call them. */
  readonly given: Answers;
  /** Asked, and refused when empty. */
  readonly required: string;
  /** Asked, and may be empty. */
  readonly optional?: string;
  /** Sent without a question. */
  readonly sent?: Answers;
  /** The onboarding goes no further with these answers. */
  readonly stops?: true;
}

export interface Part<S extends Situation = Situation> {
  /** All names at the wire but files. */
  readonly names: string;
  /** Names that the privacy view blurs or masks: amounts, numbers of papers and accounts, ways to reach the person. */
  readonly private: string;
  readonly situations: readonly S[];
}

/** Private names of a person that are masked everywhere. The others are blurred in the privacy view alone. */
export const masked = 'idNo tin epfNo';

/** docs/domain.md, section 1: EPF and PRS are of one person, a minor forces 1; section 9: EPF number. */
const plans: Part = {
  names: 'plans accountType operatingInstruction epfAccountType epfNo',
  private: 'epfNo',
  situations: [
    {
      who: 'one person with a cash account',
      given: { plans: ['CS'], accountType: 'IND' },
      required: 'plans accountType',
      sent: { operatingInstruction: '1' },
    },
    {
      who: 'one person with cash and EPF',
      given: { plans: ['CS', 'EPF'], accountType: 'IND' },
      required: 'plans accountType epfAccountType epfNo',
      sent: { operatingInstruction: '1' },
    },
    {
      who: 'one person with PRS alone',
      given: { plans: ['PRS'] },
      required: 'plans',
      sent: { accountType: 'IND', operatingInstruction: '1' },
    },
    {
      who: 'two holders of a cash account',
      given: { plans: ['CS'], accountType: 'JNT' },
      required: 'plans accountType operatingInstruction',
    },
    {
      who: 'an adult with a minor',
      given: { plans: ['CS'], accountType: 'MNR' },
      required: 'plans accountType',
      sent: { operatingInstruction: '1' },
    },
  ],
};

/**
 * docs/domain.md, section 5: papers, all editable. ONB-02: a changed number is marked. Its number decides a MyKad's
 * date and gender.
 */
const identity: Part = {
  names: 'docType idNo isIdNoChanged name dateOfBirth gender expiresOn',
  private: 'idNo dateOfBirth',
  situations: [
    {
      who: 'somebody with a MyKad',
      given: { docType: 'MYKAD', idNo: '880412145233' },
      required: 'docType idNo name dateOfBirth gender',
      sent: { isIdNoChanged: false },
    },
    {
      who: 'somebody with a passport',
      given: { docType: 'PASSPORT', idNo: 'A12345678' },
      required: 'docType idNo name dateOfBirth gender expiresOn',
      sent: { isIdNoChanged: false },
    },
  ],
};

const allPersonal = 'salutation race nationality maritalStatus noOfDependents';
/** docs/domain.md, section 5, Personal. */
const personal: Part = {
  names: allPersonal,
  private: '',
  situations: [{ who: 'an adult', given: {}, required: allPersonal }],
};

/** docs/domain.md, section 5: a mailing address if it is another. */
const contact: Part = {
  names: 'telCountryCode tel email residential mailing',
  private: 'tel email residential mailing',
  situations: [
    { who: 'letters go to the home', given: {}, required: 'telCountryCode tel email residential' },
    {
      who: 'letters go elsewhere',
      given: { mailing: { address1: '27, Jalan Kenanga' } },
      required: 'telCountryCode tel email residential mailing',
    },
  ],
};

/** docs/domain.md, section 9, address: of Malaysia. */
const address: Part = {
  names: 'address1 address2 address3 postcode city state country',
  private: 'address1 address2 address3 postcode city state',
  situations: [
    {
      who: 'an address in Malaysia',
      given: { country: 'MY' },
      required: 'address1 postcode city state country',
      optional: 'address2 address3',
    },
  ],
};

const means = 'occupation annualIncome personalAsset sourceOfIncome purposeOfInvest';
const business = 'employerName employerAdd natureofBusiness';
/**
 * docs/domain.md, sections 5 and 8: employer only for who works, text for `Others`; employer, address and assets are
 * required; a designation is asked of who works; `Others` is found by code and by name. No page requires the
 * designation.
 */
const employment: Part = {
  names:
    'occupation occupationOth occupationDesignation employerName employerAdd natureofBusiness natureofBusinessOth annualIncome personalAsset sourceOfIncome sourceOfIncomeOth purposeOfInvest purposeOfInvestOth',
  private: 'annualIncome personalAsset',
  situations: [
    {
      who: 'employed',
      given: { occupation: 'Employed' },
      required: `${means} ${business}`,
      optional: 'occupationDesignation',
    },
    {
      who: 'self-employed',
      given: { occupation: 'Self-employed' },
      required: `${means} ${business}`,
      optional: 'occupationDesignation',
    },
    { who: 'unemployed', given: { occupation: 'Unemployed' }, required: means },
    { who: 'a student', given: { occupation: 'Student' }, required: means },
    { who: 'a housewife', given: { occupation: 'Homemaker' }, required: means },
    { who: 'retired', given: { occupation: 'Retired' }, required: means },
    {
      who: 'retired with the highest income',
      given: { occupation: 'Retired', annualIncome: "Above 300 (RM'000)" },
      required: means,
    },
    { who: 'another occupation', given: { occupation: 'Others' }, required: `${means} occupationOth` },
    {
      who: 'employed in another business',
      given: { occupation: 'Employed', natureofBusiness: 'Others' },
      required: `${means} ${business} natureofBusinessOth`,
      optional: 'occupationDesignation',
    },
    {
      who: 'retired, with the business Others kept from before',
      given: { occupation: 'Retired', natureofBusiness: 'Others' },
      required: means,
    },
    {
      who: 'another source of income beside a listed one',
      given: { occupation: 'Student', sourceOfIncome: ['Savings', 'Others'] },
      required: `${means} sourceOfIncomeOth`,
    },
    {
      who: 'another purpose',
      given: { occupation: 'Student', purposeOfInvest: ['Others'] },
      required: `${means} purposeOfInvestOth`,
    },
  ],
};

const exposed = 'status position sourceOfWealth';
/** docs/domain.md, section 5: position and wealth only if exposed; its kinds. */
const pep: Part = {
  names: exposed,
  private: '',
  situations: [
    { who: 'no public office', given: { status: 'None' }, required: 'status' },
    { who: 'an office at home', given: { status: 'Domestic' }, required: exposed },
    { who: 'an office abroad', given: { status: 'Foreign' }, required: exposed },
    { who: 'family of an exposed person', given: { status: 'Family' }, required: exposed },
    { who: 'an associate of an exposed person', given: { status: 'Associate' }, required: exposed },
  ],
};

export const person = { plans, identity, personal, contact, address, employment, pep };
