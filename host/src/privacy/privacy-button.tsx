import { IconButton } from '@portal/shared/ui';
import { Eye, EyeOff } from 'lucide-react';
import { ariaKeysOf, keysOf } from '../help/index.ts';
import { togglePrivacyView, usePrivacyView } from './privacy-view.ts';

interface PrivacyButtonProps {
  /** Whether its key toggles it too; the agent can switch this off. */
  readonly hasShortcut: boolean;
}

/**
 * Button that toggles the privacy view, before the agent shows the screen to a customer. `hasShortcut`: its tooltip
 * names the key that does the same.
 */
export function PrivacyButton({ hasShortcut }: PrivacyButtonProps) {
  const isOn = usePrivacyView();
  const Icon = isOn ? EyeOff : Eye;
  return (
    <IconButton
      aria-label="Privacy view"
      aria-pressed={isOn}
      title={`${isOn ? 'Show' : 'Hide'} amounts and identity numbers${hasShortcut ? ` (${keysOf('privacy').join(' ')})` : ''}`}
      aria-keyshortcuts={hasShortcut ? ariaKeysOf('privacy') : undefined}
      onClick={togglePrivacyView}
      {...(isOn ? { bg: 'brand.subtle', color: 'brand.fg' } : {})}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
