import {
  criterionRefusal,
  investorFields,
  isTaxedElsewhere,
  isUsPerson,
  taxCountryFields,
  taxFields,
} from '@portal/shared/fields';
import { fieldOf } from '@portal/shared/person';
import type { Answers, TaxAnswers, TaxCountry } from '../answers/answers.ts';
import { readableCountry } from '../answers/applies.ts';
import {
  type AnswerProblem,
  type CheckFacts,
  checkFields,
  choiceProblem,
  problemsOf,
  within,
} from './check-facts.ts';

/** Highest number of further countries of tax residence. */
export const maxTaxCountries = 5;

function countryProblems(country: TaxCountry, others: readonly TaxCountry[], facts: CheckFacts) {
  const isTwice = others.some((other) => other.country === country.country && country.country !== '');
  const { hasNoTin, tinReason } = country;
  const problems = checkFields(taxCountryFields, readableCountry(country), facts, {
    country: isTwice && 'This country is already in the list.',
    tinReason: hasNoTin && choiceProblem(tinReason),
  });
  return hasNoTin ? problems.filter(({ field }) => field !== 'tin') : problems;
}

/**
 * Returns the problems of tax: link to the US, tax residency, and countries where tax is paid. None for a US person,
 * who cannot be onboarded here, which is no problem of a field.
 */
export function checkTax(tax: TaxAnswers, facts: CheckFacts): readonly AnswerProblem[] {
  const { countries, usIndicia, hasNoIndicia } = tax;
  const nameOf = (code: string) => facts.lookups.country.find((each) => each.code === code)?.name;
  if (isUsPerson(tax)) return [];
  return [
    ...checkFields(taxFields, tax, facts, {
      usIndicia: usIndicia.length === 0 && !hasNoIndicia && 'Choose what applies, or “None of these”.',
    }),
    ...(isTaxedElsewhere(tax)
      ? [
          ...problemsOf('countries', countries.length === 0 ? 'Add the country.' : undefined, 'Country'),
          ...countries.flatMap((country, at) =>
            within(
              `countries.${at}`,
              countryProblems(country, countries.slice(0, at), facts),
              nameOf(country.country),
            ),
          ),
        ]
      : []),
  ];
}

/** Returns the problems of a sophisticated investor, whose criterion must fit what the steps before state. */
export const checkInvestor = (
  { investor, work, personal }: Answers,
  facts: CheckFacts,
): readonly AnswerProblem[] =>
  checkFields(investorFields, investor, facts, {
    sophisticatedInvestorCriteria: criterionRefusal({ ...personal, ...work, ...investor }, facts.lookups),
  });

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
