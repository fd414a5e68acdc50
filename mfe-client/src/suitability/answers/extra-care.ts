import type { VulnerableInvestor } from '@portal/shared/api/customers';
import { type SatSent, vulnerableTextLength } from '@portal/shared/api/suitability';
import type { SatPayload } from '@portal/shared/api/suitability-payload';
import { cleanLines } from '@portal/shared/clean-text';
import { namesOf } from '@portal/shared/fields';
import { readText } from '@portal/shared/person/read-text';
import { problemOf } from '@portal/shared/person/reading';
import * as z from '@portal/shared/schema';
import { careQuestions } from '../../core/customer/care-questions.ts';

/** Questions of the block that are answered with yes or no. The last one (Q6) is answered in words, and optional. */
export const yesNoQuestions = ['Q2', 'Q3', 'Q4', 'Q5'] as const;

type QuestionName = (typeof yesNoQuestions)[number];

/** Schema of the block's answers as typed and chosen. */
export const extraCareSchema = z.object({
  Q2: z.enum(['', 'yes', 'no']),
  Q2Yes: z.string(),
  Q3: z.enum(['', 'yes', 'no']),
  Q4: z.enum(['', 'yes', 'no']),
  Q5: z.enum(['', 'yes', 'no']),
  Q6: z.string(),
});
/** The block's answers as typed and chosen. */
export type ExtraCare = z.output<typeof extraCareSchema>;

const noCare: ExtraCare = { Q2: '', Q2Yes: '', Q3: '', Q4: '', Q5: '', Q6: '' };

const toChoice = (value: boolean | null | undefined): ExtraCare[QuestionName] =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';

/**
 * Returns the form's fields of extra care (Q2 to Q6) with the answers on record, or of an assessment in the cart;
 * without answers for `null`.
 */
export const toExtraCare = (vI: VulnerableInvestor | SatPayload['vI'] | null): ExtraCare => ({
  Q2: toChoice(vI?.Q2),
  Q2Yes: vI?.Q2Yes ?? '',
  Q3: toChoice(vI?.Q3),
  Q4: toChoice(vI?.Q4),
  Q5: toChoice(vI?.Q5),
  Q6: vI?.Q6 ?? '',
});

/**
 * Returns the fields of extra care with all earlier answers given again; a life event (Q2) comes with its description. A
 * question without an earlier answer keeps what it has.
 */
export const withSameCare = (values: ExtraCare, earlier: ExtraCare): ExtraCare => ({
  Q2: earlier.Q2 || values.Q2,
  Q2Yes: earlier.Q2 === '' ? values.Q2Yes : earlier.Q2Yes,
  Q3: earlier.Q3 || values.Q3,
  Q4: earlier.Q4 || values.Q4,
  Q5: earlier.Q5 || values.Q5,
  Q6: earlier.Q6 || values.Q6,
});

/** Returns whether every question with an earlier answer has it. */
export function isSameCare(values: ExtraCare, earlier: ExtraCare): boolean {
  const same = withSameCare(values, earlier);
  return namesOf(same).every((name) => same[name] === values[name]);
}

/** Returns whether there is an earlier answer. */
export const hasEarlierCare = (earlier: ExtraCare): boolean => !isSameCare(noCare, earlier);

/**
 * Returns the answers to extra care as they are read: each question with `Yes` or `No`, a life event with its
 * description, and the last text (Q6) only where there is one.
 */
export function listCareAnswers(values: ExtraCare): readonly (readonly [question: string, answer: string])[] {
  const yesNo = { '': 'Not answered', yes: 'Yes', no: 'No' } as const;
  const { Q2, Q2Yes, Q6 } = values;
  return [
    ...yesNoQuestions.map((name) => {
      const event = name === 'Q2' && Q2 === 'yes' && Q2Yes !== '' ? `: ${Q2Yes}` : '';
      return [careQuestions[name], `${yesNo[values[name]]}${event}`] as const;
    }),
    ...(Q6 === '' ? [] : [[careQuestions.Q6, Q6] as const]),
  ];
}

/**
 * Returns what is wrong with the answers to extra care (Q2 to Q6), a sentence by field; empty when all are complete.
 * The last text (Q6) is optional.
 */
export function findExtraCareProblems(values: ExtraCare): Partial<Record<keyof ExtraCare, string>> {
  const open = yesNoQuestions.filter((name) => values[name] === '');
  const textProblem = (text: string) => problemOf(readText(text, vulnerableTextLength));
  const hasNoText = cleanLines(values.Q2Yes) === '';
  const event = hasNoText ? 'Describe it in a few words.' : textProblem(values.Q2Yes);
  const other = textProblem(values.Q6);
  return {
    ...Object.fromEntries(open.map((name) => [name, 'Choose yes or no.'])),
    ...(values.Q2 === 'yes' && event ? { Q2Yes: event } : {}),
    ...(other ? { Q6: other } : {}),
  };
}

const toBoolean = (value: ExtraCare[QuestionName]): boolean | null => (value === '' ? null : value === 'yes');

/**
 * Returns the answers to extra care (Q2 to Q6) as they are sent; one that is not answered is `null`. The description of
 * a life event is left out where Q2 is not yes.
 */
export const toVulnerable = (values: ExtraCare): SatSent['vI'] => ({
  Q2: toBoolean(values.Q2),
  Q2Yes: values.Q2 === 'yes' ? cleanLines(values.Q2Yes) : '',
  Q3: toBoolean(values.Q3),
  Q4: toBoolean(values.Q4),
  Q5: toBoolean(values.Q5),
  Q6: cleanLines(values.Q6),
});
