import { chakra, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    mb: { base: '4', md: '6' },
  },
});
const Words = chakra('div', { base: { flex: '1 1 280px', minW: '0' } });
const Subtitle = chakra('div', { base: { mt: '1', color: 'fg.muted' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

export interface PageHeadProps {
  /** The page's `h1`. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** The browser tab's name, when the title is not plain text. */
  readonly documentTitle?: string;
}

/** Head of a page: its name, a line about it, and what can be done here. */
export function PageHead({ title, subtitle, actions, documentTitle }: PageHeadProps) {
  return (
    <Head>
      <Words>
        <PageTitle documentTitle={documentTitle}>{title}</PageTitle>
        {subtitle === undefined ? null : <Subtitle>{subtitle}</Subtitle>}
      </Words>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Head>
  );
}

/** Main column and a 344 rail that stays in view; one column under 1280. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
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
    position: { xl: 'sticky' },
    top: { xl: 'calc({sizes.topbar} + {sizes.crumbs} + 24px)' },
  },
});

export interface TwoColumnsProps {
  readonly children: ReactNode;
  readonly rail: ReactNode;
  /** What the rail is, for those who hear the page. */
  readonly railLabel: string;
}

/** A page of two columns. */
export function TwoColumns({ children, rail, railLabel }: TwoColumnsProps) {
  return (
    <Columns>
      <Column>{children}</Column>
      <Rail aria-label={railLabel}>{rail}</Rail>
    </Columns>
  );
}

/** The page's room between crumbs and footer: gutters, and at most 1280 wide. */
export const PageContent = chakra('div', {
  base: {
    w: 'full',
    maxW: 'calc({sizes.content} + 2 * {spacing.gutter})',
    mx: 'auto',
    pt: { base: '4', md: '6' },
    pb: '12',
    px: 'gutter',
  },
});
