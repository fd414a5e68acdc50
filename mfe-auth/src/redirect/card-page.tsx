import { EmptyState, Flex, Logo, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { PlainCard, PlainPage } from '../core/card-frame.tsx';

interface CardPageProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A page of one message: the logo, and a card with icon, title, text and actions. */
export function CardPage({ title, icon, children, actions }: CardPageProps) {
  return (
    <PlainPage>
      <Logo />
      <PlainCard>
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
      </PlainCard>
    </PlainPage>
  );
}
