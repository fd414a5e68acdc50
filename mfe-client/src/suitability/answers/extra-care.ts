import type { VulnerableInvestor } from '@portal/shared/api/customers';
import { type SatPayload, type SatSent, vulnerableTextLength } from '@portal/shared/api/suitability';
import * as z from '@portal/shared/schema';

/** Questions of the block that are answered with yes or no (domain, section 4). */
export const extraCareQuestions = [
  { name: 'Q2', text: 'Does any illness, disability or recent life event affect your decisions?' },
  { name: 'Q3', text: 'Could you meet living costs if this money were lost?' },
  { name: 'Q4', text: 'Can you understand documents in English?' },
  { name: 'Q5', text: 'Are you comfortable transacting online?' },
] as const;

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

/** Returns the answers on record, or those of an assessment in the cart. */
export const toExtraCare = (vI: VulnerableInvestor | SatPayload['vI'] | null): ExtraCare => ({
  Q2: toChoice(vI?.Q2),
  Q2Yes: vI?.Q2Yes ?? '',
  Q3: toChoice(vI?.Q3),
  Q4: toChoice(vI?.Q4),
  Q5: toChoice(vI?.Q5),
  Q6: vI?.Q6 ?? '',
});

/** Returns what is wrong with the block's answers, by field; empty when it is complete. */
export function findExtraCareProblems(values: ExtraCare): Partial<Record<keyof ExtraCare, string>> {
  const open = extraCareQuestions.filter(({ name }) => values[name] === '');
  const isTooLong = (text: string) => text.trim().length > vulnerableTextLength;
  const tooLong = `Use at most ${vulnerableTextLength} characters.`;
  const event =
    values.Q2 !== 'yes'
      ? undefined
      : values.Q2Yes.trim() === ''
        ? 'Describe it in a few words.'
        : isTooLong(values.Q2Yes)
          ? tooLong
          : undefined;
  return {
    ...Object.fromEntries(open.map(({ name }) => [name, 'Choose yes or no.'])),
    ...(event === undefined ? {} : { Q2Yes: event }),
    ...(isTooLong(values.Q6) ? { Q6: tooLong } : {}),
  };
}

const toBoolean = (value: ExtraCare[QuestionName]): boolean | null => (value === '' ? null : value === 'yes');

/** Returns the block as it is sent. A description that no longer applies is left out. */
export const toVulnerable = (values: ExtraCare): SatSent['vI'] => ({
  Q2: toBoolean(values.Q2),
  Q2Yes: values.Q2 === 'yes' ? values.Q2Yes.trim() : '',
  Q3: toBoolean(values.Q3),
  Q4: toBoolean(values.Q4),
  Q5: toBoolean(values.Q5),
  Q6: values.Q6.trim(),
});
