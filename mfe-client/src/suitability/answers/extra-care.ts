import type { VulnerableInvestor } from '@portal/shared/api/customers';
import { type SatSent, vulnerableTextLength } from '@portal/shared/api/suitability';
import type { SatPayload } from '@portal/shared/api/suitability-payload';
import { cleanLines } from '@portal/shared/clean-text';
import { readText } from '@portal/shared/person/read-text';
import { problemOf } from '@portal/shared/person/reading';
import * as z from '@portal/shared/schema';

/** Questions of the block that are answered with yes or no (domain, section 4). */
export const extraCareQuestions = [
  { name: 'Q2', text: 'Does any illness, disability or recent life event affect your decisions?' },
  { name: 'Q3', text: 'Could you meet living costs if this money were lost?' },
  { name: 'Q4', text: 'Can you understand documents in English?' },
  { name: 'Q5', text: 'Are you comfortable transacting online?' },
] as const;

/** The last question, which is answered in words and optional (Q6). */
export const otherCareQuestion = 'Anything else we should know?';

type QuestionName = (typeof extraCareQuestions)[number]['name'];

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
 * Returns the fields of extra care with the earlier answer to question `name` given again; a life event (Q2) comes with
 * its description.
 */
export const withSameCare = (
  values: ExtraCare,
  earlier: ExtraCare,
  name: QuestionName | 'Q6',
): ExtraCare => ({
  ...values,
  [name]: earlier[name],
  ...(name === 'Q2' ? { Q2Yes: earlier.Q2Yes } : {}),
});

/** Returns whether the answer to question `name`, with its description, is the earlier one. */
export function isSameCare(values: ExtraCare, earlier: ExtraCare, name: QuestionName | 'Q6'): boolean {
  const same = withSameCare(values, earlier, name);
  return values[name] === same[name] && values.Q2Yes === same.Q2Yes;
}

/**
 * Returns the answers to extra care as they are read: each question with `Yes` or `No`, a life event with its
 * description, and the last text (Q6) only where there is one.
 */
export function listCareAnswers(values: ExtraCare): readonly (readonly [question: string, answer: string])[] {
  const yesNo = { '': 'Not answered', yes: 'Yes', no: 'No' } as const;
  const { Q2, Q2Yes, Q6 } = values;
  return [
    ...extraCareQuestions.map(({ name, text }) => {
      const event = name === 'Q2' && Q2 === 'yes' && Q2Yes !== '' ? `: ${Q2Yes}` : '';
      return [text, `${yesNo[values[name]]}${event}`] as const;
    }),
    ...(Q6 === '' ? [] : [[otherCareQuestion, Q6] as const]),
  ];
}

/**
 * Returns what is wrong with the answers to extra care (Q2 to Q6), a sentence by field; empty when all are complete.
 * The last text (Q6) is optional.
 */
export function findExtraCareProblems(values: ExtraCare): Partial<Record<keyof ExtraCare, string>> {
  const open = extraCareQuestions.filter(({ name }) => values[name] === '');
  const textProblem = (text: string) => problemOf(readText(text, vulnerableTextLength));
  const hasNoText = cleanLines(values.Q2Yes) === '';
  const event = hasNoText ? 'Describe it in a few words.' : textProblem(values.Q2Yes);
  const other = textProblem(values.Q6);
  return {
    ...Object.fromEntries(open.map(({ name }) => [name, 'Choose yes or no.'])),
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
