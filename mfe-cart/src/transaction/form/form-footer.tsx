import { chakra, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flex: '1',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    // beside the summary a button has its own width; in large text it fills a separate row
    '& > button': { flex: '1 0 auto' },
  },
});
const Summary = chakra('div', {
  base: { flex: '1000 1 0', minW: '120px' },
  variants: {
    stacked: {
      true: {
        '@media (max-width: 767px)': {
          display: 'flex',
          flex: '1 0 100%',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: '3',
          mb: '-1',
          '&:has(> [data-empty])': { display: 'none' },
          // the sum is at the end, beside the label or below it
          '& > :not(:first-child)': { flex: '1 1 160px', textAlign: 'end' },
        },
      },
    },
  },
});

/** What a footer says while there is no summary. On a phone with two long buttons it has no line for that. */
export const EmptySummary = ({ children }: { readonly children: string }) => (
  <Text data-empty textStyle="help">
    {children}
  </Text>
);

interface FormFooterProps {
  /** What the form comes to: its amount, or the number of its changes. */
  readonly summary: ReactNode;
  /** Two long buttons: on a phone they share the row below the summary's line, whatever the amount. */
  readonly isStacked?: boolean;
  /** The buttons, the primary one last. */
  readonly children: ReactNode;
}

/**
 * Footer of a form in a drawer: what the form comes to (`summary`, such as the sum) and its buttons (`children`).
 * `isStacked`: on a phone, two long buttons have a separate row.
 */
export function FormFooter({ summary, isStacked = false, children }: FormFooterProps) {
  return (
    <Row data-form-footer="">
      <Summary stacked={isStacked}>{summary}</Summary>
      {children}
    </Row>
  );
}
