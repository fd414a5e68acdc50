import { chakra, EmptyState, Flex, Logo, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** As `PlainPage` of the host (host/src/core/plain-page.tsx). In `shared` it would be in the first code of every page: 75 bytes. */
const Page = chakra('main', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    gap: '8',
    minH: '100vh',
    py: '16',
    px: '4',
  },
});
const Card = chakra('section', {
  base: {
    w: 'full',
    maxW: '560px',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
  },
});

interface CardPageProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A page of one message: the logo, and a card with icon, title, text and actions. */
export function CardPage({ title, icon, children, actions }: CardPageProps) {
  return (
    <Page>
      <Logo />
      <Card>
        <EmptyState
          icon={icon}
          title={<PageTitle>{title}</PageTitle>}
          action={
            <Flex gap="3" justify="center" wrap="wrap">
              {actions}
            </Flex>
          }
        >
          {children}
        </EmptyState>
      </Card>
    </Page>
  );
}
