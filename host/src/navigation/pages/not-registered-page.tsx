import { NothingYet } from '@portal/shared/nothing-yet';
import { homePath } from '@portal/shared/pages';
import { Card } from '@portal/shared/parts';
import { ButtonLink, PageTitle } from '@portal/shared/ui';

interface NotRegisteredPageProps {
  /** What the page is for: `unit trusts`. */
  readonly products: string;
}

/** In place of a page that is for agents with another registration. */
export function NotRegisteredPage({ products }: NotRegisteredPageProps) {
  return (
    <Card>
      <NothingYet
        drawing="gap"
        title={<PageTitle>{`You are not registered for ${products}`}</PageTitle>}
        action={<ButtonLink to={homePath}>Go to home</ButtonLink>}
      />
    </Card>
  );
}
