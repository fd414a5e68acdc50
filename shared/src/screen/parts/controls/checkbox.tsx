import { chakra } from '@portal/shared/ui';
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';

const Frame = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: { base: 'touch', md: '6' },
    m: { base: '-13px', md: '-3px' },
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.4 },
    '& > svg': {
      position: 'absolute',
      width: '13px',
      height: '13px',
      strokeWidth: 3,
      color: 'brand.on',
      pointerEvents: 'none',
    },
  },
});

const Box = chakra('input', {
  base: {
    appearance: 'none',
    boxSize: '18px',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: '5px',
    bg: 'bg.surface',
    cursor: 'inherit',
    '&:checked, &:indeterminate': { bg: 'brand.solid', borderColor: 'brand.solid' },
  },
});

/** Props of `Checkbox`. */
export interface CheckboxProps {
  /** Accessible name; it is not shown. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Only some of the items behind the check box are chosen. */
  readonly mixed?: boolean;
  readonly disabled?: boolean;
}

/**
 * A check box whose `label` is its accessible name and is not shown, such as that of a row. `mixed`: only some of the
 * items that it chooses are chosen.
 */
export function Checkbox({ label, checked, onChange, mixed = false, disabled = false }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <Frame>
      <Box
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {mixed ? <Minus aria-hidden /> : checked ? <Check aria-hidden /> : null}
    </Frame>
  );
}
