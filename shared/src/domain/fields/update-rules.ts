import { criterionRefusal } from './criterion.ts';
import { type FieldFacts, namesOf, type TypesOf, type ValuesOf } from './field.ts';
import { updateFields } from './person-fields.ts';
import { problemOfField } from './rules.ts';

type UpdateValues = ValuesOf<TypesOf<typeof updateFields>>;

/** What an update of this customer's record asks, in the order of its form: the EPF number only with an EPF account. */
export const updatedNames = (plans: readonly string[]) =>
  namesOf(updateFields).filter((name) => name !== 'epfNo' || plans.includes('EPF'));

/** Returns what is wrong with a field of an update, by its row and by what else is on record after it. */
export const problemOfUpdate = (
  name: keyof typeof updateFields,
  values: UpdateValues,
  facts: FieldFacts,
): string | undefined =>
  problemOfField(updateFields, name, values, facts) ??
  (name === 'sophisticatedInvestorCriteria' ? criterionRefusal(values, facts.lookups) : undefined);
