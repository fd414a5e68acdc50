import { fieldOf } from '@portal/shared/person';
import { readText } from '@portal/shared/person/read-text';
import { problemOf } from '@portal/shared/person/reading';
import { isUsPerson } from '@portal/shared/records';
import type { Answers, TaxCountry, WorkAnswers } from '../answers/answers.ts';
import { isExposed, isTaxedElsewhere, isWorkFieldAsked, needsUsExplanation } from '../answers/applies.ts';
import { type AnswerProblem, type CheckFacts, choiceProblem, problemsOf, within } from './check-facts.ts';
import { textProblem } from './check-person.ts';

/** Longest address of an employer, which has several lines. */
const maxAddressLength = 200;
/** Highest number of further countries of tax residence. */
export const maxTaxCountries = 5;

/** Fields of work and means, in the order of the page. */
export const workFields = [
  'occupation',
  'occupationOth',
  'occupationDesignation',
  'employerName',
  'employerAdd',
  'natureofBusiness',
  'natureofBusinessOth',
  'annualIncome',
  'personalAsset',
  'sourceOfIncome',
  'sourceOfIncomeOth',
  'purposeOfInvest',
  'purposeOfInvestOth',
] as const satisfies readonly (keyof WorkAnswers)[];

function workProblem(name: (typeof workFields)[number], work: WorkAnswers): string | undefined {
  switch (name) {
    case 'sourceOfIncome':
    case 'purposeOfInvest':
      return work[name].length === 0 ? 'Choose at least one.' : undefined;
    case 'occupation':
    case 'natureofBusiness':
    case 'annualIncome':
      return choiceProblem(work[name]);
    case 'occupationDesignation':
      return problemOf(readText(work[name]));
    case 'employerName':
      return textProblem(work[name], 'Enter the employer, or the name of the business.');
    case 'employerAdd':
      return textProblem(work[name], 'Enter the employer’s address.', maxAddressLength);
    case 'personalAsset':
      return textProblem(work[name], 'Enter what the customer owns, for example RM 250,000.');
    default:
      return textProblem(work[name], 'Say what “Others” is.');
  }
}

/**
 * Returns the problems of the step Work and means: occupation, employer, income and assets, and what the money is for.
 * Fields that are not asked have none.
 */
export const checkWork = ({ work }: Answers, { lookups }: CheckFacts): readonly AnswerProblem[] =>
  workFields
    .filter((name) => isWorkFieldAsked(name, work, lookups))
    .flatMap((name) => problemsOf(name, workProblem(name, work)));

/**
 * Returns the problems of whether the applicant is politically exposed; none when all is answered. Position and source
 * of wealth are asked of an exposed person only.
 */
export const checkExposure = ({ exposure }: Answers): readonly AnswerProblem[] => [
  ...problemsOf('status', choiceProblem(exposure.status)),
  ...(isExposed(exposure)
    ? [
        ...problemsOf('position', textProblem(exposure.position, 'Enter the position.')),
        ...problemsOf(
          'sourceOfWealth',
          textProblem(exposure.sourceOfWealth, 'Enter where the wealth comes from.'),
        ),
      ]
    : []),
];

function countryProblems(country: TaxCountry, others: readonly TaxCountry[]): readonly AnswerProblem[] {
  const isTwice = others.some((other) => other.country === country.country && country.country !== '');
  const { hasNoTin, tinReason } = country;
  return [
    ...problemsOf(
      'country',
      isTwice ? 'This country is already in the list.' : choiceProblem(country.country),
    ),
    ...(hasNoTin
      ? problemsOf('tinReason', choiceProblem(tinReason))
      : problemsOf('tin', textProblem(country.tin, 'Enter the tax number, or say that there is none.'))),
    ...(hasNoTin && tinReason === 'B'
      ? problemsOf(
          'explanation',
          textProblem(country.explanation, 'Write one sentence, for example: applied for, not yet issued.'),
        )
      : []),
  ];
}

/**
 * Returns the problems of tax: link to the US, tax residency, and countries where tax is paid. None for a US person,
 * who cannot be onboarded here, which is no problem of a field.
 */
export function checkTax({ tax }: Answers, { lookups }: CheckFacts): readonly AnswerProblem[] {
  const { countries, usIndicia, hasNoIndicia } = tax;
  const nameOf = (code: string) => lookups.country.find((each) => each.code === code)?.name;
  if (isUsPerson(tax)) return [];
  return [
    ...problemsOf('usResidentStatus', choiceProblem(tax.usResidentStatus)),
    ...problemsOf(
      'usIndicia',
      usIndicia.length === 0 && !hasNoIndicia ? 'Choose what applies, or “None of these”.' : undefined,
    ),
    ...(needsUsExplanation(tax)
      ? problemsOf(
          'usExplanation',
          textProblem(tax.usExplanation, 'Explain why the customer is no US person.', maxAddressLength),
        )
      : []),
    ...problemsOf('taxResidency', choiceProblem(tax.taxResidency)),
    ...(isTaxedElsewhere(tax)
      ? [
          ...problemsOf('countries', countries.length === 0 ? 'Add the country.' : undefined, 'Country'),
          ...countries.flatMap((country, at) =>
            within(
              `countries.${at}`,
              countryProblems(country, countries.slice(0, at)),
              nameOf(country.country),
            ),
          ),
        ]
      : []),
  ];
}

/**
 * Returns the problems of whether the applicant is a sophisticated investor, and, if so, by which criterion; none when
 * both are answered.
 */
export const checkInvestor = ({ investor }: Answers): readonly AnswerProblem[] => [
  ...problemsOf('sI', choiceProblem(investor.sI)),
  ...(investor.sI === 'yes'
    ? problemsOf('sophisticatedInvestorCriteria', choiceProblem(investor.sophisticatedInvestorCriteria))
    : []),
];

/**
 * Returns the problem of the assessment: it is missing, or the date of birth, on which it depends, has changed since;
 * none for any other.
 */
export function checkSuitability({ suitability, identity }: Answers): readonly AnswerProblem[] {
  const isOutdated = suitability !== null && suitability.bornOn !== identity.dateOfBirth;
  const problem = isOutdated
    ? 'The date of birth has changed since. Assess the customer again.'
    : 'Assess the customer.';
  return suitability === null || isOutdated
    ? problemsOf('suitability', problem, fieldOf('riskCategory').label)
    : [];
}
