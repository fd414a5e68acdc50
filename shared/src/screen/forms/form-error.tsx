import { Banner } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** Props of `FormError`. */
export interface FormErrorProps {
  /** Names what failed: `The item could not be added to the cart`. */
  readonly title: ReactNode;
  /** Explains the consequences and what the agent can do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/**
 * Alert above a form's buttons that says why it was not sent, with details (`children`) and an `action`. Render it only
 * after a failure: screen readers announce it when it appears.
 */
export function FormError({ title, children, action }: FormErrorProps) {
  return (
    <Banner tone="danger" role="alert" title={title} action={action}>
      {children}
    </Banner>
  );
}
