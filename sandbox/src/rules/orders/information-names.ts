import { namesOf, updateFields } from '@portal/shared/fields';

/** A label within a sentence: `US status` and `EPF number` keep their capitals. */
const lowerFirst = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll}|-)/u, (first) => first.toLowerCase());

/** What a field is called in an e-mail to the customer. A field and its `Others` have one name. */
function nameOf(name: keyof typeof updateFields): string {
  const { asked, inText, label } = updateFields[name];
  const parent = namesOf(updateFields).find((each) => asked && !asked.is && asked.of.includes(each));
  return parent ? nameOf(parent) : (inText ?? lowerFirst(label));
}

/**
 * Returns what an update of the customer's record changes, in the words of the e-mail to the customer (`mobile
 * number`), each once. `payload`: the changed fields.
 */
export const changedInformation = (payload: Readonly<Record<string, unknown>>): readonly string[] => [
  ...new Set(namesOf(updateFields).flatMap((name) => (name in payload ? [nameOf(name)] : []))),
];
