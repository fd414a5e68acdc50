import type { ApplicationStatus } from '@portal/shared/api/status';
import { Card, StatusChip } from '@portal/shared/parts';
import { chakra, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const HeaderRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
  },
});
const Names = chakra('div', { base: { flex: '1', minW: 'min(260px, 100%)' } });
const Title = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5' },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    width: { base: 'full', md: 'auto' },
    // otherwise a label breaks into two lines
    '& > *': { flex: { base: '1 0 auto', md: 'none' }, maxW: 'full' },
  },
});

interface HeaderFrameProps {
  /** The form number. */
  readonly title: string;
  readonly status: ApplicationStatus | undefined;
  readonly subtitle: ReactNode;
  readonly actions?: ReactNode;
  /** Explains the status. */
  readonly children?: ReactNode;
}

/**
 * Layout of an application's header, also while the application loads: form number (`title`, also the document's
 * title), status, subtitle, actions, and below them `children`, which explain the status.
 */
export function HeaderFrame({ title, status, subtitle, actions, children }: HeaderFrameProps) {
  return (
    <Card p={{ base: '4', md: '5' }} mb={{ base: '4', md: '6' }}>
      <HeaderRow>
        <Names>
          <Title>
            <PageTitle documentTitle={`Application ${title}`} fontVariantNumeric="normal">
              {title}
            </PageTitle>
            {status === undefined ? null : <StatusChip status={status} />}
          </Title>
          <chakra.div mt="1" color="fg.muted">
            {subtitle}
          </chakra.div>
        </Names>
        {actions ? <Actions data-screen-only="">{actions}</Actions> : null}
      </HeaderRow>
      {children ? <chakra.div mt="4">{children}</chakra.div> : null}
    </Card>
  );
}
