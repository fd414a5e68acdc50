import { homePath } from '@portal/shared/pages';
import { ButtonLink, EmptyState, PageTitle } from '@portal/shared/ui';
import { IdCard } from 'lucide-react';

interface NotRegisteredPageProps {
  /** What the page is for: `unit trusts`. */
  readonly products: string;
}

/** In place of a page that is for agents with another registration. */
export function NotRegisteredPage({ products }: NotRegisteredPageProps) {
  return (
    <EmptyState
      icon={<IdCard aria-hidden />}
      title={<PageTitle>{`You are not registered for ${products}`}</PageTitle>}
      action={<ButtonLink to={homePath}>Go to home</ButtonLink>}
    >
      This page is for agents who sell {products}.
    </EmptyState>
  );
}
