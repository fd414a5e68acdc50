import { Card } from '@portal/shared/parts';
import { EmptyState } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface LaterReleaseNoticeProps {
  readonly icon: ReactNode;
  /** Names what a later release adds. */
  readonly title: string;
  /** Says what to do until then. */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** Shown in place of a screen that a later release adds. */
export function LaterReleaseNotice({ icon, title, children, action }: LaterReleaseNoticeProps) {
  return (
    <Card>
      <EmptyState icon={icon} title={title} action={action}>
        {children}
      </EmptyState>
    </Card>
  );
}
