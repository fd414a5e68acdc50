import { IconButton } from '@portal/shared/ui';
import { Eye, EyeOff } from 'lucide-react';
import { togglePrivacyView, usePrivacyView } from './privacy-view.ts';

interface PrivacyButtonProps {
  /** Whether the key `P` does the same, as the agent chose it. */
  readonly byKey: boolean;
}

/** One press before the screen is turned to a customer. */
export function PrivacyButton({ byKey }: PrivacyButtonProps) {
  const on = usePrivacyView();
  const Icon = on ? EyeOff : Eye;
  return (
    <IconButton
      aria-label="Privacy view"
      aria-pressed={on}
      title={`${on ? 'Show' : 'Hide'} amounts and identity numbers${byKey ? ' (P)' : ''}`}
      aria-keyshortcuts={byKey ? 'P' : undefined}
      display={{ base: 'none', md: 'inline-flex' }}
      onClick={togglePrivacyView}
      {...(on ? { bg: 'brand.subtle', color: 'brand.fg' } : {})}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
