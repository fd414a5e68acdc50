import { Banner } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { Words } from './words.ts';

interface ProblemBannerProps {
  readonly words: Words;
  readonly action?: ReactNode;
}

/** What went wrong, said as it happens. */
export function ProblemBanner({ words, action }: ProblemBannerProps) {
  return (
    <Banner tone={words.tone} role="alert" title={words.title} action={action}>
      {words.text}
    </Banner>
  );
}
