import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { planName } from '../../../domain/accounts/plan-name.ts';
import { type PartTone, toneTints } from './tone.ts';

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    h: '22px',
    px: '2',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    '& svg': { width: '13px', height: '13px', strokeWidth: 2 },
  },
  variants: {
    tone: toneTints,
    line: {
      true: { bg: 'transparent', boxShadow: 'inset 0 0 0 1px {colors.border.default}' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

const Dot = chakra('i', { base: { boxSize: '6px', borderRadius: '50%', bg: 'currentColor' } });

/** Props of `Chip`. */
export interface ChipProps {
  readonly tone?: PartTone;
  readonly icon?: ReactNode;
  /** Shows a dot before the text, for a state. */
  readonly dot?: boolean;
  /** Shows an outline instead of a filled background. */
  readonly line?: boolean;
  readonly children: ReactNode;
}

/**
 * A state or property as a short text (`children`), so that colour never carries the meaning alone. `dot` shows a dot
 * before the text; `line` shows an outline in place of the filled background.
 */
export function Chip({ tone = 'neutral', icon, dot = false, line = false, children }: ChipProps) {
  return (
    <Pill tone={tone} line={line}>
      {dot ? <Dot aria-hidden /> : null}
      {icon}
      {children}
    </Pill>
  );
}

/** A fact about a fund: small, square and without colour. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: '18px',
    px: '5px',
    borderRadius: 'xs',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: '2xs',
    lineHeight: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
});

const planTones: ReadonlyMap<string, PartTone> = new Map([
  ['CS', 'brand'],
  ['EPF', 'info'],
]);

/**
 * A chip with the name of an account's plan (`CS`, `EPF`, `PRS`) in the plan's colour. An unknown code is shown as it
 * is, in grey.
 */
export function PlanChip({ plan }: { readonly plan: string }) {
  return <Chip tone={planTones.get(plan) ?? 'neutral'}>{planName(plan)}</Chip>;
}

/** A count in a pill; amber when it needs the agent. */
export const CountPill = chakra('span', {
  base: {
    display: 'inline-block',
    minW: '5',
    px: '1.5',
    borderRadius: 'full',
    fontSize: '2xs',
    lineHeight: '18px',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'center',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
      warn: { bg: 'accent.subtle', color: 'accent.fg' },
      /** For a button, such as the number of items in the cart. */
      solid: { bg: 'accent.solid', color: 'accent.on', fontSize: 'xs', px: '5px', minW: '18px' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A key of the keyboard. */
export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '5',
    px: '5px',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: '5px',
    bg: 'bg.surface',
    color: 'fg.subtle',
    fontFamily: 'body',
    fontSize: '2xs',
    lineHeight: 'xs',
    fontWeight: 'medium',
    textAlign: 'center',
  },
});
