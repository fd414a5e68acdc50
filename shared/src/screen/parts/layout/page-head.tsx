import { chakra, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    // icons have room beside the title of a phone, but not in large text
    '&:has([data-beside]) > :first-child': { flexBasis: { base: '9rem', md: '280px' } },
    mb: { base: '4', md: '6' },
  },
});
const Words = chakra('div', { base: { flex: { base: '1 1 280px', md: '1 1 340px' }, minW: '0' } });
const Subtitle = chakra('div', { base: { mt: '1', color: 'fg.muted' } });
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // a control is higher than the title's line: its centre is on the title's, which is where it is without actions
    mt: { base: '-1.5', md: '-1' },
    // on a phone two actions share the line
    '&:has(> :not(:only-child))': { w: { base: 'full', md: 'auto' } },
    '& > :not(:only-child)': { flex: { base: '1 0 auto', md: 'none' } },
  },
});

/** Props of `PageHead`. */
export interface PageHeadProps {
  /** The page's `h1`. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** Title of the browser tab, if `title` is not plain text. */
  readonly documentTitle?: string;
}

/**
 * The head of a page: its `h1`, a subtitle and actions, which are not printed. Sets the title of the browser tab
 * (`PageTitle`): `documentTitle`, for a `title` that is not plain text.
 */
export function PageHead({ title, subtitle, actions, documentTitle }: PageHeadProps) {
  return (
    <Head>
      <Words>
        <PageTitle documentTitle={documentTitle}>{title}</PageTitle>
        {subtitle === undefined ? null : <Subtitle>{subtitle}</Subtitle>}
      </Words>
      {actions === undefined ? null : <Actions data-screen-only="">{actions}</Actions>}
    </Head>
  );
}

/** A main column and a 344px side column that stays in view; one column below 1280 px. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    // in one column as between its cards
    gap: { base: '4', xl: '6' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.rail}' },
  },
});
const Column = chakra('div', { base: { display: 'grid', gap: '4', minW: '0', alignContent: 'start' } });
const Rail = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    minW: '0',
    alignContent: 'start',
    position: { xl: 'var(--page-sticky)' },
    top: { xl: 'calc({sizes.topbar} + {sizes.crumbs} + var(--page-banner, 0px) + 24px)' },
  },
});

/** Props of `TwoColumns`. */
export interface TwoColumnsProps {
  readonly children: ReactNode;
  readonly rail: ReactNode;
  /** Accessible name of the side column. */
  readonly railLabel: string;
}

/**
 * The content of a page in two columns, one above the other on a narrow screen. `rail` is the narrow one, with
 * `railLabel` as its accessible name.
 */
export function TwoColumns({ children, rail, railLabel }: TwoColumnsProps) {
  return (
    <Columns>
      <Column>{children}</Column>
      <Rail aria-label={railLabel}>{rail}</Rail>
    </Columns>
  );
}

/** A page's content area between breadcrumbs and footer, at most 1280px wide. */
export const PageContent = chakra('div', {
  base: {
    w: 'full',
    maxW: 'calc({sizes.content} + 2 * {spacing.gutter})',
    mx: 'auto',
    pt: { base: '4', md: '6' },
    pb: '12',
    // it would begin a sheet of its own
    _print: { pb: '0' },
    px: 'gutter',
  },
});
