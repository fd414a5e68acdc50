import type { Lookups } from '@portal/shared/api/lookups';
import { cleanText } from '@portal/shared/clean-text';
import type { LookupList } from '../person/lookup-codes.ts';
import type { Reading } from '../person/reading.ts';

/** A value in a form: what is typed or chosen. */
export type FieldValue = string | string[];
/**
 * How a line of text is typed: which keys a phone shows, and what the browser may change. `code`: capitals and digits;
 * `words`: names, of people and of places.
 */
export type Typing = 'code' | 'decimal' | 'digits' | 'email' | 'phone' | 'words';
/** Which control a field has, which is also its kind. */
export type Control = 'text' | 'count' | 'choice' | 'choices' | 'yes-no';

/** Reads a typed phone number: `readPhone`, whose library a page may load later, or the service's own. */
export type PhoneReader = (
  typed: string,
  rules: { readonly countryCode?: string; readonly isMobile?: boolean },
) => Reading<{ readonly national: string }>;

/** What fields are asked and read by, besides the other answers. */
export interface FieldFacts {
  readonly lookups: Lookups | undefined;
  readonly agentEmail: string;
  readonly readPhone: PhoneReader;
  /** `readEmail`. It is no part of the rows, because pages that only show fields load these. */
  readonly readEmail: (typed: string, agentEmail: string) => Reading;
}

/** When a field is asked: by the answers of other fields, each of which must be asked itself. */
export interface Asked<Needs = unknown> {
  readonly of: readonly string[];
  /** Without it: when `Others` is chosen there. */
  readonly is?: (values: Readonly<Record<string, FieldValue>>) => boolean;
  /** For types only: the answers that `is` reads. */
  readonly needs?: Needs;
}

/** What the compiler knows of a field: its value in a form, at the wire, and the other answers that its rules read. */
export interface FieldTypes {
  readonly value: FieldValue;
  readonly sent: unknown;
  readonly recorded: unknown;
  readonly needs: unknown;
}

/** What a row says, whatever its kind. */
interface Facts<Value extends FieldValue> {
  readonly label: string;
  readonly asked?: Asked;
  /** What a form that begins has, where that is not empty. */
  readonly initial?: Value;
  /** What an empty field asks for. Without it the field may be left empty. */
  readonly required?: string;
  /** When it is required, where that is not always. */
  readonly requiredWhen?: Asked;
  /** When it is chosen from its list, where that is not always: else it is typed. */
  readonly listedWhen?: Asked;
  /** The field that it is read with, and checked after. */
  readonly beside?: string;
  /** Fields with whose change an update of a record checks this one too, where it is asked. */
  readonly checkedWith?: readonly string[];
  /** `identifying`: masked. `private`: blurred in the privacy view. */
  readonly care?: 'identifying' | 'private';
  readonly help?: string;
  /** How it is typed; without it as text. */
  readonly typing?: Typing;
  readonly moneyRange?: true;
  /** How fixed values are called, where that is not the value. */
  readonly names?: Readonly<Record<string, string>>;
  /** It has the whole width also where there is room for two. */
  readonly isWide?: true;
  /** Reads a value that is not empty; `beside` is the value of that field. */
  read?(value: Value, facts: FieldFacts, beside: string): Reading<Value>;
}

/** A fact that is asked of a person: one row. Forms, payloads, checks, pages and lists are derived from it. */
export interface Field<T extends FieldTypes = FieldTypes> extends Facts<T['value']> {
  readonly control: Control;
  /** A lookup list, or fixed values. */
  readonly options?: LookupList | readonly string[];
  /** For types only. */
  readonly types?: T;
}

/** Fields by their name at the wire. */
export type Fields<T extends AnyTypes> = {
  readonly [N in keyof T]: Field<T[N]>;
};
/** The types of rows. */
export type TypesOf<Rows> = { readonly [N in keyof Rows]: Rows[N] extends Field<infer T> ? T : never };
/** Types of fields, by name. */
export type AnyTypes = Readonly<Record<string, FieldTypes>>;
/** The values of a form. */
export type ValuesOf<T extends { readonly [N in keyof T]: FieldTypes }> = {
  -readonly [N in keyof T]: T[N]['value'];
};
/** The fields of a request. */
export type SentOf<T extends { readonly [N in keyof T]: FieldTypes }> = {
  -readonly [N in keyof T]: T[N]['sent'];
};

/** Refuses a misspelled property of a row, which generics would let pass. */
type Exact<Row> = { readonly [Name in Exclude<keyof Row, keyof Facts<FieldValue>>]: never };
type NeedsOf<Row> = (Row extends { readonly asked: Asked<infer Needs> } ? Needs : unknown) &
  (Row extends { readonly requiredWhen: Asked<infer Needs> } ? Needs : unknown) &
  (Row extends { readonly listedWhen: Asked<infer Needs> } ? Needs : unknown) &
  (Row extends { readonly beside: infer Beside extends string }
    ? { readonly [N in Beside]: string }
    : unknown);
type SentBy<Row, Sent> = Row extends { readonly required: string }
  ? Row extends { readonly asked: Asked }
    ? Sent | null
    : Sent
  : Sent | null;

// The audited place: with `kindOf` of kinds.ts, the casts of rows. Nothing else of the fields needs one.

type Made<Row, Value extends FieldValue, Sent, Recorded = Sent> = Field<{
  value: Value;
  sent: SentBy<Row, Sent>;
  recorded: Recorded;
  needs: NeedsOf<Row>;
}>;

/** Makes an object with the names of another, or some of them. `Made` says what each name has. */
export const mapNames = <Rows extends object, Made extends { readonly [N in keyof Rows]?: unknown }>(
  rows: Rows,
  make: <N extends keyof Rows & string>(name: N) => Made[N],
  names: readonly (keyof Rows & string)[] = namesOf(rows),
): Made => Object.fromEntries(names.map((name) => [name, make(name)])) as Made;

/** The names of an object that has these names and no others, as rows do. */
export const namesOf = <Rows extends object>(rows: Rows) => Object.keys(rows) as (keyof Rows & string)[];

/** A line of text, of at most 100 characters unless `read` says otherwise. */
export const text = <const Row extends Facts<string>>(row: Row & Exact<Row>): Made<Row, string, string> => ({
  ...row,
  control: 'text',
});
/** A whole number from 0. */
export const count = <const Row extends Facts<string>>(row: Row & Exact<Row>): Made<Row, string, number> => ({
  ...row,
  control: 'count',
});
/** One value of a lookup list. */
export const choice = <const Row extends Facts<string>>(
  options: LookupList,
  row: Row & Exact<Row>,
): Made<Row, string, string> => ({ ...row, control: 'choice', options });
/** One of fixed values. */
export const oneOf = <const Value extends string, const Row extends Facts<Value | ''>>(
  options: readonly Value[],
  row: Row & Exact<Row>,
): Made<Row, Value | '', Value> => ({ ...row, control: 'choice', options });
/** Several values of a lookup list. */
export const choices = <const Row extends Facts<string[]>>(
  options: LookupList,
  row: Row & Exact<Row>,
): Made<Row, string[], string[], readonly string[] | string> => ({ ...row, control: 'choices', options });
export const yesNo = <const Row extends Facts<'' | 'yes' | 'no'>>(
  row: Row & Exact<Row>,
): Made<Row, '' | 'yes' | 'no', boolean> => ({ ...row, control: 'yes-no' });

/** Asked when an answer is one of those: `when('occupation', works)`. */
export const when = <const Of extends string, Value extends FieldValue>(
  of: Of,
  is: (value: Value) => boolean,
): Asked<{ readonly [N in Of]: Value }> => ({ of: [of], is: (values) => is(values[of] as Value) });
/** When one of several texts is not empty. */
export const whenAny = <const Of extends string>(
  ...of: readonly Of[]
): Asked<{ readonly [N in Of]: string }> => ({
  of,
  is: (values) => of.some((name) => cleanText(String(values[name])) !== ''),
});
/** Asked when `Others` is chosen in a list: the text of it. */
export const others = <const Of extends string>(of: Of): Asked<{ readonly [N in Of]: FieldValue }> => ({
  of: [of],
});

/** What does not fit among rows, as the compiler says it. */
type Misfits<Rows> = {
  readonly [N in keyof Rows]: Rows[N] extends Field<infer T>
    ? ValuesOf<TypesOf<Rows>> extends T['needs']
      ? unknown
      : `${N & string} reads ${keyof T['needs'] & string}, which is no field of these, or of another kind`
    : never;
};

/** Puts rows together. A row whose rule reads a field that is not among them does not compile. */
export const defineFields = <const Rows extends Readonly<Record<string, Field>>>(
  rows: Rows & Misfits<Rows>,
): Rows => rows;

/** Rows of which an update checks some whenever it changes any of them. */
export const checkedTogether = <Rows extends Readonly<Record<string, Field>>>(
  rows: Rows,
  checked: readonly (keyof Rows & string)[],
): Rows =>
  mapNames<Rows, Rows>(rows, (name) =>
    checked.includes(name) ? { ...rows[name], checkedWith: namesOf(rows) } : rows[name],
  );
