import { chakra, Skeleton, Spinner, useDelay } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    py: '3.5',
    px: { base: '4', md: '5' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    '&:last-child': { borderBottomWidth: '0' },
  },
});
const Words = chakra('div', { base: { flex: '1', display: 'grid', gap: '2', minW: '0' } });

const widths = ['52%', '66%', '44%', '58%', '61%', '48%'] as const;

/** Props of `LoadingRows`. */
export interface LoadingRowsProps {
  readonly rows?: number;
  /** Shows a circle at the start of each row. */
  readonly avatar?: boolean;
  /** Number of values at the end of each row. */
  readonly values?: 0 | 1 | 2;
  /** What is loading, for screen readers. */
  readonly label?: string;
}

/**
 * Placeholder rows in the shape of a list. They take up their space at once and become visible after 150 ms, so that a
 * fast reply shows no placeholder and a slow one moves nothing. `avatar`: each row begins with a circle; `values`: how
 * many values it ends with; `label`: what is loading, for screen readers.
 */
export function LoadingRows({ rows = 4, avatar = false, values = 1, label = 'Loading' }: LoadingRowsProps) {
  const isVisible = useDelay();
  return (
    <chakra.div role="status" aria-label={label} visibility={isVisible ? 'visible' : 'hidden'}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no other key
        <Row key={row}>
          {avatar ? <Skeleton boxSize="9" borderRadius="50%" flexShrink={0} /> : null}
          <Words>
            <Skeleton w={widths[row % widths.length] ?? '50%'} />
            <Skeleton w="30%" h="2.5" />
          </Words>
          {values > 1 ? <Skeleton w="72px" display={{ base: 'none', md: 'block' }} /> : null}
          {values > 0 ? <Skeleton w="96px" /> : null}
        </Row>
      ))}
    </chakra.div>
  );
}

const Note = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', color: 'fg.muted', textStyle: 'sm' },
});

/**
 * Note with a spinner, `Still working…` by default, that screen readers announce. Render it in a card's header after 8
 * s of loading (`useSlow`); it does not wait itself.
 */
export function StillWorking({ children = 'Still working…' }: { readonly children?: ReactNode }) {
  return (
    <Note role="status">
      <Spinner size="16px" />
      {children}
    </Note>
  );
}
