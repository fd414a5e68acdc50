/** What a form passes to a field that several kinds share: its control, and its error. */
export interface ControlledField<Value = string> {
  readonly field: {
    readonly ref: (control: HTMLElement | null) => void;
    readonly name: string;
    readonly value: Value;
    readonly onBlur: () => void;
    readonly onChange: (value: Value) => void;
  };
  readonly fieldState: { readonly error?: { readonly message?: string | undefined } | undefined };
}
