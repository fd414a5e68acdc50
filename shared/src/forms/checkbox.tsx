import { chakra } from '@portal/shared/ui';
import { Check, Minus } from 'lucide-react';
import { Mark } from './mark.ts';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Its name; not shown. */
  readonly label: string;
  /** Some of what it stands for, not all. */
  readonly mixed?: boolean;
  readonly disabled?: boolean;
}

const Bare = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: { base: 'touch', md: '6' },
    borderRadius: 'sm',
    cursor: 'pointer',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring' },
  },
});
const BareSign = chakra('span', {
  base: {
    position: 'absolute',
    color: 'brand.on',
    pointerEvents: 'none',
    '& svg': { width: '13px', height: '13px', strokeWidth: 3 },
  },
});

/** A box to choose a row by. */
export function Checkbox({ checked, onChange, label, mixed = false, disabled = false }: CheckboxProps) {
  return (
    <Bare>
      <Mark
        ref={(element: HTMLInputElement | null) => {
          if (element !== null) element.indeterminate = mixed;
        }}
        type="checkbox"
        kind="check"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        mt="0"
        css={{ '&:indeterminate': { borderColor: 'brand.solid', bg: 'brand.solid' } }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {mixed ? (
        <BareSign aria-hidden>
          <Minus />
        </BareSign>
      ) : checked ? (
        <BareSign aria-hidden>
          <Check />
        </BareSign>
      ) : null}
    </Bare>
  );
}
