import type { ApplicationStatus } from '@portal/shared/api/status';
import { Card, StatusChip } from '@portal/shared/parts';
import { chakra, PageTitle } from '@portal/shared/ui';
import { phoneQuery, useMediaQuery } from '@portal/shared/use-media-query';
import type { ReactNode } from 'react';

/**
 * On a phone and a tablet the actions are below what explains the status, else beside the names. A `single` one has room
 * there on a tablet too.
 */
const Layout = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'center', gap: '4' },
  variants: {
    single: {
      true: { gridTemplateColumns: { md: 'minmax(0, 1fr) auto' } },
      false: { gridTemplateColumns: { lg: 'minmax(0, 1fr) auto' } },
    },
  },
});
const Message = chakra('div', {
  base: { gridColumn: '1 / -1' },
  variants: { single: { true: { gridRow: { md: '2' } }, false: { gridRow: { lg: '2' } } } },
});
const Title = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5' },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { md: 'flex-end' },
    gap: '2',
    // otherwise a label breaks into two lines
    '& > *': { flex: { base: '1 0 auto', md: 'none' }, maxW: 'full' },
  },
  variants: { single: { true: { gridArea: { md: '1 / 2' } }, false: { gridArea: { lg: '1 / 2' } } } },
});

interface HeaderFrameProps {
  /** The form number. */
  readonly title: string;
  readonly status: ApplicationStatus | undefined;
  readonly subtitle: ReactNode;
  /** With keys. The last is the primary one, which a phone shows first. */
  readonly actions: readonly ReactNode[];
  /** Which actions there are is not known yet: they keep their place, so that none moves when another comes. */
  readonly areActionsHidden?: boolean;
  /** Explains the status. */
  readonly children?: ReactNode;
}

/**
 * Layout of an application's header, also while the application loads: form number (`title`, also the document's
 * title), status, subtitle, `children`, which explain the status, and actions.
 */
export function HeaderFrame({
  title,
  status,
  subtitle,
  actions,
  areActionsHidden = false,
  children,
}: HeaderFrameProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const single = actions.filter(Boolean).length === 1;
  return (
    <Card p={{ base: '4', md: '5' }} mb={{ base: '4', md: '6' }}>
      <Layout single={single}>
        <div>
          <Title>
            <PageTitle documentTitle={`Application ${title}`} fontVariantNumeric="normal">
              {title}
            </PageTitle>
            {status === undefined ? null : <StatusChip status={status} />}
          </Title>
          <chakra.div mt="1" color="fg.muted">
            {subtitle}
          </chakra.div>
        </div>
        {children ? <Message single={single}>{children}</Message> : null}
        {actions.some(Boolean) ? (
          <Actions
            single={single}
            data-screen-only=""
            style={{ visibility: areActionsHidden ? 'hidden' : undefined }}
          >
            {isPhone ? actions.toReversed() : actions}
          </Actions>
        ) : null}
      </Layout>
    </Card>
  );
}
