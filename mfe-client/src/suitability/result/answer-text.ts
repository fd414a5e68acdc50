import type { SatQuestion } from '@portal/shared/api/suitability';
import type { Typed } from '../answers/answers.ts';

/** Returns an answer as the agent reads it: texts of options, a number with its unit, or words. */
export function answerText({ options, unit }: SatQuestion, typed: Typed | undefined): string {
  const textOf = (value: string) => options.find((option) => option.value === value)?.text;
  if (typed === undefined) return '';
  if (typeof typed !== 'string') return typed.map((value) => textOf(value) ?? value).join(', ');
  return textOf(typed) ?? (unit === undefined ? typed : `${typed} ${unit}`);
}
