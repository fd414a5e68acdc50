import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Pair = chakra('div', { base: { display: 'grid', gap: '0.5', minW: '0', alignContent: 'start' } });
const Key = chakra('dt', { base: { textStyle: 'help' } });
const Value = chakra('dd', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const Help = chakra('dd', { base: { textStyle: 'help' } });

/** Props of `KeyValue`. */
export interface KeyValueProps {
  readonly label: ReactNode;
  /** The value; a dash if absent. */
  readonly children?: ReactNode;
  readonly help?: ReactNode;
}

/**
 * One fact with its name (`label`) above it, and `help` below; a dash when it has no children. Put it into `KeyValues`
 * or another `dl`.
 */
export function KeyValue({ label, children, help }: KeyValueProps) {
  const none = children === undefined || children === null || children === '';
  return (
    <Pair>
      <Key>{label}</Key>
      <Value>{none ? '–' : children}</Value>
      {help === undefined ? null : <Help>{help}</Help>}
    </Pair>
  );
}

/** Facts side by side, as many in a row as fit. */
export const KeyValues = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  },
});

/** Names on the left and figures on the right, such as charges. */
export const Lines = chakra('dl', { base: { display: 'grid', gap: '2' } });

const LineFrame = chakra('div', {
  // a value that has no room beside its label, in large text, is below it
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
  variants: {
    total: {
      true: {
        mt: '0.5',
        pt: '2.5',
        borderTopWidth: '1px',
        borderColor: 'border.default',
        '& dt': { color: 'fg.default', fontWeight: 'semibold' },
        '& dd': { fontWeight: 'bold' },
      },
    },
  },
});
const LineLabel = chakra('dt', { base: { flex: '1 1 0', minW: 'min-content', color: 'fg.muted' } });
const LineValue = chakra('dd', {
  base: {
    ms: 'auto',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
});

/** Props of `Line`. */
export interface LineProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Marks the total, the last line, below a rule. */
  readonly total?: boolean;
}

/**
 * One line of `Lines`: a label and its value, such as a cost. `total` sets it off as their sum; it adds up nothing.
 */
export function Line({ label, value, total = false }: LineProps) {
  return (
    <LineFrame total={total}>
      <LineLabel>{label}</LineLabel>
      <LineValue>{value}</LineValue>
    </LineFrame>
  );
}
