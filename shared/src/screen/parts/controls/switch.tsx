import { chakra } from '@portal/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

const Frame = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: 'touch', md: 'auto' },
    color: 'fg.muted',
    cursor: 'pointer',
    '&:has(:disabled)': { color: 'fg.disabled', cursor: 'not-allowed' },
  },
});

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    w: '34px',
    h: '5',
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'inherit',
    transition: 'background-color 120ms',
    _focusVisible: { borderRadius: 'full' },
    _checked: { bg: 'brand.solid' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2px',
      top: '2px',
      boxSize: '4',
      borderRadius: '50%',
      bg: 'bg.surface',
      transition: 'transform 120ms',
    },
    '&:checked::after': { transform: 'translateX(14px)' },
    '&:disabled': { opacity: 0.5 },
  },
});

/** Props of `Switch`. */
export interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

/**
 * A setting that applies at once, with its label before it. It shows the new state immediately, also while
 * the parent has not applied it yet, for example to the URL.
 */
export function Switch({ checked, onChange, children, disabled = false }: SwitchProps) {
  const [isOn, setIsOn] = useState(checked);
  useEffect(() => setIsOn(checked), [checked]);
  return (
    <Frame>
      {children}
      <Track
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={disabled}
        onChange={({ target }) => {
          setIsOn(target.checked);
          onChange(target.checked);
        }}
      />
    </Frame>
  );
}
