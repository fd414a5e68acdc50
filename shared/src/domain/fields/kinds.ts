import { line } from '@portal/shared/api/wire';
import { cleanText } from '@portal/shared/clean-text';
import * as z from '@portal/shared/schema';

/** A value in a form: what is typed or chosen. */
export type FieldValue = string | string[];

/** A kind of value: how it is kept in a form, sent, received, and on record. None of them is null here. */
export interface Kind<Value extends FieldValue, Sent, Recorded = Sent> {
  /** Which control it has. */
  readonly control: 'text' | 'count' | 'choice' | 'choices' | 'yes-no';
  readonly empty: Value;
  /** In a form and its draft; `initial` is what a form that begins has, by default nothing. */
  value(initial?: Value): z.ZodMiniType<Value>;
  readonly sent: z.ZodMiniType<Sent, Sent>;
  /** In a reply, which may have what no request has. */
  readonly received: z.ZodMiniType<Sent, Sent>;
  /** In a request that changes the record. */
  readonly changed: z.ZodMiniType<Recorded, Recorded>;
  /** Null when it is empty. */
  toSent(value: Value): Sent | null;
  /** As a record has it, which may have several values as one text. */
  toRecorded(sent: Sent, isText: boolean): Recorded;
  fromSent(sent: Sent | Recorded): Value;
}

const requiredLine = line.check(z.minLength(1), z.maxLength(200));
const textValue = (initial = '') => z._default(z.string(), initial);

const text: Kind<string, string> = {
  control: 'text',
  empty: '',
  value: textValue,
  sent: requiredLine,
  received: z.string(),
  changed: line,
  toSent: (value) => cleanText(value) || null,
  toRecorded: (sent) => sent,
  fromSent: (sent) => sent,
};

const count: Kind<string, number> = {
  control: 'count',
  empty: '',
  value: textValue,
  sent: z.int(),
  received: z.int(),
  changed: z.int(),
  toSent: (value) => (cleanText(value) === '' ? null : Number(cleanText(value))),
  toRecorded: (sent) => sent,
  fromSent: String,
};

const choice: Kind<string, string> = { ...text, control: 'choice' };

const oneOf = <const Value extends string>(options: readonly Value[]): Kind<Value | '', Value> => ({
  control: 'choice',
  empty: '',
  value: (initial = '') =>
    z.pipe(
      textValue(initial),
      z.transform((kept: string) => options.find((each): each is Value => each === kept) ?? ''),
    ),
  sent: z.enum(options),
  received: z.enum(options),
  changed: z.enum(options),
  toSent: (value) => (value === '' ? null : value),
  toRecorded: (sent) => sent,
  fromSent: (sent) => sent,
});

/** Several values, which some records have as one text with `;` between them (CLI-03). */
const choices: Kind<string[], string[], string[] | string> = {
  control: 'choices',
  empty: [],
  value: (initial = []) => z._default(z.array(z.string()), initial),
  sent: z.array(requiredLine).check(z.minLength(1)),
  received: z.array(z.string()),
  changed: z.union([line, z.array(line)]),
  toSent: (value) => value,
  toRecorded: (sent, isText) => (isText ? sent.join(';') : sent),
  fromSent: (sent) =>
    [sent]
      .flat()
      .flatMap((items) => items.split(';'))
      .map((item) => item.trim())
      .filter(Boolean),
};

const yesNo: Kind<'' | 'yes' | 'no', boolean> = {
  control: 'yes-no',
  empty: '',
  value: (initial = '') => z._default(z.enum(['', 'yes', 'no']), initial),
  sent: z.boolean(),
  received: z.boolean(),
  changed: z.boolean(),
  toSent: (value) => (value === '' ? null : value === 'yes'),
  toRecorded: (sent) => sent,
  fromSent: (sent) => (sent ? 'yes' : 'no'),
};

/** All kinds. A new one needs a control of `FieldControl`, and nothing else. */
export const kinds = { text, count, choice, oneOf, choices, yesNo };
