import { startTransition, useState } from 'react';

/** A field of a form that is missing or wrong, and what is wrong with it. */
export interface FieldProblem<Field extends string = string> {
  readonly field: Field;
  readonly problem: string;
}

/** Event of a native control, as far as it is read. */
interface ControlChange {
  readonly target: { readonly value: string };
}

/** Props of a field's control. `error` is its problem, once it is to be shown. */
export interface BoundField<Value = string> {
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  /** Sets the value, or the text of a native control. */
  onChange(next: Value | ControlChange): void;
  readonly onBlur: () => void;
}

/** Returns the props of a field's control. */
export type FieldBinder<Values> = <Name extends keyof Values & string>(
  name: Name,
) => BoundField<Values[Name]>;

/** The values of a form, and functions to change them. */
export interface FormValues<Values extends object> {
  readonly values: Values;
  /** Whether the values differ from those that the form began with. */
  readonly isDirty: boolean;
  /** Whether the agent has tried to send the form, so that all problems are shown. */
  readonly hasTried: boolean;
  /** How often `reset` was called: the key of a control that keeps its own text, such as `DateField`. */
  readonly resetCount: number;
  /** Changes answers by code. A problem of a changed field is shown only after the agent has left that field again. */
  readonly set: (change: (before: Values) => Values) => void;
  /** Sets the values of a draft, or those that the form began with. No problem is shown then. */
  readonly reset: (draft?: Partial<Values>) => void;
  /** Shows the problems of all fields from now on, because the agent has tried to send the form. */
  readonly showProblems: () => void;
  /** Connects fields with their controls. `missing` is what is wrong with the values now, in the order of the page. */
  readonly bind: (missing: readonly FieldProblem[]) => FieldBinder<Values>;
}

/** Returns the text of a native control's event, or the value itself. */
export function readValue<Value>(next: Value | ControlChange): Value | string {
  const isControlChange = typeof next === 'object' && next !== null && 'target' in next;
  return isControlChange ? next.target.value : next;
}

/** What a form's state says of the fields that the agent has left. */
interface LeftFields {
  readonly left: ReadonlySet<string>;
}

/** Creates the handler for leaving a control, which adds its field to `left` in the state of `setState`. */
export const createLeaveHandler =
  <State extends LeftFields>(setState: (change: (before: State) => State) => void, name: string) =>
  (): void =>
    // the press that leaves the field is shown first
    startTransition(() =>
      setState((before) =>
        before.left.has(name) ? before : { ...before, left: new Set([...before.left, name]) },
      ),
    );

/**
 * Keeps the values of a form, which begin with `initial`, and returns them with functions to change them
 * (docs/adr/0014-forms.md). Everything else is derived from them while rendering: what is missing, and what is sent.
 * `bind` gives a control its value, handlers and problem; a problem is shown after the agent has left its field, or has
 * tried to send the form, and goes when it is no longer true.
 */
export function useFormValues<Values extends object>(initial: Values | (() => Values)): FormValues<Values> {
  const [first] = useState(initial);
  const begin = (values: Values, resetCount: number) => ({
    values,
    left: new Set<string>(),
    hasTried: false,
    resetCount,
  });
  const [{ values, left, hasTried, resetCount }, setState] = useState(() => begin(first, 0));
  return {
    values,
    isDirty: JSON.stringify(values) !== JSON.stringify(first),
    hasTried,
    resetCount,
    set: (change) =>
      setState((before) => {
        const changed = change(before.values);
        const unchanged = [...before.left].filter(
          (name) => Reflect.get(changed, name) === Reflect.get(before.values, name),
        );
        return { ...before, values: changed, left: new Set(unchanged) };
      }),
    // in the order of the first values, so that equal values are equal as text
    reset: (draft) => setState((before) => begin({ ...first, ...draft }, before.resetCount + 1)),
    showProblems: () => setState((before) => (before.hasTried ? before : { ...before, hasTried: true })),
    bind: (missing) => (name) => ({
      name,
      value: values[name],
      error: hasTried || left.has(name) ? missing.find(({ field }) => field === name)?.problem : undefined,
      onChange: (next) =>
        setState((before) => ({
          ...before,
          values: { ...before.values, [name]: readValue(next) },
        })),
      onBlur: createLeaveHandler(setState, name),
    }),
  };
}
