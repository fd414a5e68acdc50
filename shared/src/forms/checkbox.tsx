import { Checkbox as PartsCheckbox } from '../parts/controls/checkbox.tsx';

/** Props of `Checkbox`. */
export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  readonly mixed?: boolean;
  readonly disabled?: boolean;
}

/**
 * @deprecated Use `Checkbox` of `@portal/shared/parts`. Kept until the next major version, because removing an export
 * needs one.
 */
export function Checkbox({ checked, onChange, label, mixed = false, disabled = false }: CheckboxProps) {
  return (
    <PartsCheckbox checked={checked} onChange={onChange} label={label} mixed={mixed} disabled={disabled} />
  );
}
