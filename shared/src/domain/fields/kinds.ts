import { line } from '@portal/shared/api/wire';
import { cleanText } from '@portal/shared/clean-text';
import * as z from '@portal/shared/schema';
import type { Control, Field, FieldTypes, FieldValue } from './field.ts';

/** How a value is kept in a form, sent, received, and on record. None of them is null here. */
interface Kind<Value extends FieldValue, Sent, Recorded = Sent> {
  readonly empty: Value;
  /** In a form and its draft; `initial` is what a form that begins has, by default nothing. */
  value(initial?: Value): z.ZodMiniType<Value>;
  readonly sent: z.ZodMiniType<NonNullable<Sent>, NonNullable<Sent>>;
  /** In a reply, which may have what no request has. */
  readonly received: z.ZodMiniType<NonNullable<Sent>, NonNullable<Sent>>;
  /** In a request that changes the record. */
  readonly changed: z.ZodMiniType<Recorded, Recorded>;
  /** Null when it is empty. */
  toSent(value: Value): NonNullable<Sent> | null;
  fromSent(sent: Sent | Recorded): Value;
  /** As a record has it that has several values as one text. */
  toText?(sent: NonNullable<Sent>): Recorded;
}
type KindOf<T extends FieldTypes> = Kind<T['value'], T['sent'], T['recorded']>;

const requiredLine = line.check(z.minLength(1), z.maxLength(200));
const same = <Value>(value: Value): Value => value;

const text = {
  empty: '',
  value: (initial = '') => z._default(z.string(), initial),
  sent: requiredLine,
  received: z.string(),
  changed: line,
  toSent: (value) => cleanText(value) || null,
  fromSent: same<string>,
} satisfies Kind<string, string>;

const whole = { sent: z.int(), received: z.int(), changed: z.int() };
const count: Kind<string, number> = {
  ...text,
  ...whole,
  toSent: (value) => (cleanText(value) === '' ? null : Number(cleanText(value))),
  fromSent: String,
};

/** Several values, which some records have as one text with `;` between them (CLI-03). */
const choices: Kind<string[], string[], readonly string[] | string> = {
  empty: [],
  value: (initial = []) => z._default(z.array(z.string()), initial),
  sent: z.array(requiredLine).check(z.minLength(1)),
  received: z.array(z.string()),
  changed: z.union([line, z.array(line)]),
  toSent: same,
  toText: (sent) => sent.join(';'),
  fromSent: (sent) =>
    [sent]
      .flat()
      .flatMap((items) => items.split(';'))
      .map((item) => item.trim())
      .filter(Boolean),
};

const flag = { sent: z.boolean(), received: z.boolean(), changed: z.boolean() };
const yesNo: Kind<'' | 'yes' | 'no', boolean> = {
  empty: '',
  value: (initial = '') => z._default(z.enum(['', 'yes', 'no']), initial),
  ...flag,
  toSent: (value) => (value === '' ? null : value === 'yes'),
  fromSent: (sent) => (sent ? 'yes' : 'no'),
};

/** One of fixed values. */
function oneOf(options: readonly string[]): Kind<string, string> {
  const fixed = z.enum(options);
  const known = z.transform((kept: string) => (options.includes(kept) ? kept : ''));
  const value = (initial = '') => z.pipe(text.value(initial), known);
  return { ...text, value, sent: fixed, received: fixed, changed: fixed };
}

/** All kinds by their control. A new one needs a control on the pages, and nothing else. */
const kinds: Readonly<Record<Control, unknown>> = { text, count, choice: text, choices, 'yes-no': yesNo };

/** The kind of a row. An audited cast: the constructor of the row has said its types. */
export const kindOf = <T extends FieldTypes>({ control, options }: Field<T>): KindOf<T> =>
  (typeof options === 'object' ? oneOf(options) : kinds[control]) as KindOf<T>;
