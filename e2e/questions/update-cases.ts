import type { Answers, Part } from '../oracle/questions.ts';
import { type Update, update } from '../oracle/questions-of-update.ts';
import { asked, isEmptyValue, namesIn, pick } from './compare.ts';
import { hasOthers, variants } from './lookups.ts';
import { updateSamples } from './samples.ts';

export const agentEmail = 'agent@agents.example';

/** Whether a name is a list, which the record has as text with `;`. */
const isListName = (name: string): boolean => name === 'sourceOfIncome' || name === 'purposeOfInvest';
/** How a name of an update is sent when it is empty. */
export const emptyOf = (name: string) => (isListName(name) ? '' : null);

/** A value of the wire as the form has it. */
export function typedValue(name: string, value: unknown): string | string[] {
  if (isListName(name))
    return String(value ?? '')
      .split(';')
      .filter((item) => item !== '');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '');
}

export const updateGroups: readonly (readonly [string, Part<Update>])[] = Object.entries(update);
/** All names of an update. */
export const updateNames = updateGroups.flatMap(([, { names }]) => namesIn(names));

/** A record with nothing of what an update may change. */
export const emptyRecord: Answers = Object.fromEntries(
  updateNames.map((name) => [name, name === 'sI' ? false : emptyOf(name)]),
);

/** What is asked, not on record and not in the situation's changes: it is answered, too. */
export const newAnswers = (situation: Update): Answers =>
  Object.fromEntries(
    Object.entries(pick(updateSamples, asked(situation))).filter(
      ([name]) => isEmptyValue(situation.record[name]) && !(name in situation.given),
    ),
  );

/** Returns the values without that of a name. */
export const withoutName = (values: Answers, name: string): Answers =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));

/** Each situation of an update, with how lists and answers have `Others`: in more than one way where they have it. */
export const updateRows = updateGroups.flatMap(([group, part]) =>
  part.situations.flatMap((situation) =>
    variants
      .filter((variant) => variant === 'name' || hasOthers({ ...situation.record, ...situation.given }))
      .map((variant) => [`${group}: ${situation.who}`, variant, part, situation] as const),
  ),
);
