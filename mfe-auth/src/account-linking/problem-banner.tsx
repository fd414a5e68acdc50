import { Banner } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { Message } from './messages.ts';

interface ProblemBannerProps {
  readonly message: Message;
  readonly action?: ReactNode;
}

/** Shows a problem's title and text (`message`) with an `action`, and announces it to screen readers at once. */
export function ProblemBanner({ message, action }: ProblemBannerProps) {
  return (
    <Banner tone={message.tone} role="alert" title={message.title} action={action}>
      {message.text}
    </Banner>
  );
}
