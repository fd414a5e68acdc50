import type { Tone } from '@portal/shared/contract';
import { PrivateFigures } from '@portal/shared/parts';
import { chakra, useIsPresent } from '@portal/shared/ui';
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import { useState } from 'react';
import type { ShownNotice } from './notices.ts';
import { useCountdown } from './use-countdown.ts';

/** How long a notice shows, in milliseconds, and so how long a removed cart item can be restored (CRT-02). */
const SHOWN_MS = 6_000;

const icons: Readonly<Record<Tone, LucideIcon>> = { success: CircleCheck, info: Info, danger: CircleAlert };

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '52px',
    width: { base: 'full', md: 'max-content' },
    maxW: 'full',
    py: '2.5',
    ps: '4',
    pe: '2.5',
    borderRadius: 'lg',
    bg: 'fg.default',
    color: 'bg.surface',
    boxShadow: 'menu',
    // the edge in contrast themes
    outline: '1px solid transparent',
    pointerEvents: 'auto',
  },
});

/** On a phone the time is below the label, so that the text has room. */
const Action = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2',
    minH: { base: 'touch', md: '8' },
    px: '3',
    borderRadius: 'md',
    fontWeight: 'button',
    whiteSpace: 'nowrap',
    color: 'bg.surface',
    '& > :first-child': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    cursor: 'pointer',
    _focusVisible: { outlineColor: 'bg.surface' },
  },
});

const Dismiss = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: 'touch', md: '8' },
    borderRadius: 'md',
    color: 'bg.surface',
    cursor: 'pointer',
    _focusVisible: { outlineColor: 'bg.surface' },
  },
});

interface ToastProps {
  readonly notice: ShownNotice;
  readonly onAction: () => void;
  readonly onDismiss: () => void;
}

/**
 * One notice at the bottom of the window. It calls `onDismiss` after its time unless it is lasting; pointer or focus in
 * it pauses the time. `onAction` is called when its button is pressed.
 */
export function Toast({ notice, onAction, onDismiss }: ToastProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { tone, text, action, lasting = false } = notice;
  const seconds = useCountdown(SHOWN_MS, lasting || isHovered || isFocused, onDismiss);
  const Icon = icons[tone];
  const isPresent = useIsPresent();
  return (
    <Frame
      // an ended notice that still animates offers no action
      inert={!isPresent}
      role={tone === 'danger' ? 'alert' : 'status'}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <chakra.span flex="1" minW="0">
        <PrivateFigures>{text}</PrivateFigures>
      </chakra.span>
      {action ? (
        <Action type="button" onClick={onAction}>
          <span>{action.label}</span>
          {lasting ? null : (
            <chakra.span aria-hidden textStyle="xs" fontWeight="normal" fontVariantNumeric="tabular-nums">
              closes in {seconds} s
            </chakra.span>
          )}
        </Action>
      ) : null}
      {action === undefined || lasting ? (
        <Dismiss type="button" aria-label="Dismiss" onClick={onDismiss}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </Dismiss>
      ) : null}
    </Frame>
  );
}
