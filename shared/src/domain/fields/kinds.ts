import { line } from '@portal/shared/api/wire';
import { cleanText } from '@portal/shared/clean-text';
import * as z from '@portal/shared/schema';
import type { Control, Field, FieldTypes } from './field.ts';

/** How a value is kept in a form, sent, received, and on record. None of them is null here. */
interface Kind<T extends FieldTypes> {
  readonly empty: T['value'];
  /** In a form and its draft; `initial` is what a form that begins has, by default nothing. */
  value(initial?: T['value']): z.ZodMiniType<T['value']>;
  readonly sent: z.ZodMiniType<NonNullable<T['sent']>, NonNullable<T['sent']>>;
  /** In a reply, which may have what no request has. */
  readonly received: z.ZodMiniType<NonNullable<T['sent']>, NonNullable<T['sent']>>;
  /** In a request that changes the record. */
  readonly changed: z.ZodMiniType<T['recorded'], T['recorded']>;
  /** Null when it is empty. */
  toSent(value: T['value']): NonNullable<T['sent']> | null;
  fromSent(sent: T['sent'] | T['recorded']): T['value'];
  /** As a record has it that has several values as one text. */
  toText?(sent: NonNullable<T['sent']>): T['recorded'];
}
type KindOf<Value extends string | string[], Sent, Recorded = Sent> = Kind<{
  value: Value;
  sent: Sent;
  recorded: Recorded;
  needs: unknown;
}>;

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
} satisfies KindOf<string, string>;

const whole = { sent: z.int(), received: z.int(), changed: z.int() };
const count: KindOf<string, number> = {
  ...text,
  ...whole,
  toSent: (value) => (cleanText(value) === '' ? null : Number(cleanText(value))),
  fromSent: String,
};

/** Several values, which some records have as one text with `;` between them (CLI-03). */
const choices: KindOf<string[], string[], string[] | string> = {
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
const yesNo: KindOf<'' | 'yes' | 'no', boolean> = {
  empty: '',
  value: (initial = '') => z._default(z.enum(['', 'yes', 'no']), initial),
  ...flag,
  toSent: (value) => (value === '' ? null : value === 'yes'),
  fromSent: (sent) => (sent ? 'yes' : 'no'),
};

/** One of fixed values. */
function oneOf(options: readonly string[]): KindOf<string, string> {
  const fixed = z.enum(options);
  const known = z.transform((kept: string) => (options.includes(kept) ? kept : ''));
  const value = (initial = '') => z.pipe(text.value(initial), known);
  return { ...text, value, sent: fixed, received: fixed, changed: fixed };
}

/** All kinds by their control. A new one needs a control on the pages, and nothing else. */
const kinds: Readonly<Record<Control, unknown>> = { text, count, choice: text, choices, 'yes-no': yesNo };

/** The kind of a row. An audited cast: the constructor of the row has said its types. */
export const kindOf = <T extends FieldTypes>({ control, options }: Field<T>): Kind<T> =>
  (typeof options === 'object' ? oneOf(options) : kinds[control]) as Kind<T>;
