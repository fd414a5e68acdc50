import { fieldOf } from '@portal/shared/person';
import { isUsPerson } from '@portal/shared/records';
import type { Answers, TaxCountry } from '../answers/answers.ts';
import { isTaxedElsewhere, needsUsExplanation } from '../answers/applies.ts';
import { type AnswerProblem, type CheckFacts, choiceProblem, problemsOf, within } from './check-facts.ts';
import { textProblem } from './check-person.ts';

/** Longest explanation, which has several lines. */
const maxExplanationLength = 200;
/** Highest number of further countries of tax residence. */
export const maxTaxCountries = 5;

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
          textProblem(tax.usExplanation, 'Explain why the customer is no US person.', maxExplanationLength),
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
