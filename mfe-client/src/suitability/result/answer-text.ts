import type { SatQuestion } from '@portal/shared/api/suitability';
import type { TypedAnswer } from '../answers/answers.ts';

/**
 * Returns an answer as the agent reads it: texts of options (the value of one that the question does not have), a
 * number with its unit, or words. Empty for `undefined`.
 */
export function formatAnswer({ options, unit }: SatQuestion, input: TypedAnswer | undefined): string {
  const textOf = (value: string) => options.find((option) => option.value === value)?.text;
  if (input === undefined) return '';
  if (typeof input !== 'string') return input.map((value) => textOf(value) ?? value).join(', ');
  return textOf(input) ?? (unit === undefined ? input : `${input} ${unit}`);
}
