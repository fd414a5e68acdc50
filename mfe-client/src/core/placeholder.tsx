import { Card } from '@portal/shared/parts';
import { EmptyState } from '@portal/shared/ui';
import type { ReactNode } from 'react';

export interface PlaceholderProps {
  readonly icon: ReactNode;
  /** What will be here. */
  readonly title: string;
  /** What to do meanwhile. */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** The place of a screen that is not part of this release: says so, and leads on. */
export function Placeholder({ icon, title, children, action }: PlaceholderProps) {
  return (
    <Card>
      <EmptyState icon={icon} title={title} action={action}>
        {children}
      </EmptyState>
    </Card>
  );
}
