import { Banner } from '@portal/shared/ui';
import type { ReactNode } from 'react';

export interface FormErrorProps {
  /** What did not happen: `The item could not be added to the cart`. */
  readonly title: ReactNode;
  /** What it means, what is kept, what to do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Why a form was not sent, above its buttons. What was typed is kept. */
export function FormError({ title, children, action }: FormErrorProps) {
  return (
    <Banner tone="danger" role="alert" title={title} action={action}>
      {children}
    </Banner>
  );
}
