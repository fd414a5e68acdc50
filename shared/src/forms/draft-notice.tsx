import { formatRecent } from '@portal/shared/dates';
import { Banner, Button, HStack } from '@portal/shared/ui';
import type { FormDraft } from './use-draft.ts';

/** Props of `DraftNotice`. */
export interface DraftNoticeProps {
  readonly draft: FormDraft;
  /** Names the form's subject: `investment`. */
  readonly what: string;
}

/** Tells the agent that a draft from an earlier visit exists, and offers to restore or discard it. */
export function DraftNotice({ draft: { found }, what }: DraftNoticeProps) {
  if (!found) return null;
  const at = formatRecent(new Date(found.savedAt));
  const isOffered = found.status === 'offered';
  return (
    <Banner
      tone="info"
      role="status"
      title={
        isOffered
          ? `You have an unfinished ${what} from ${at}.`
          : `Your unfinished ${what} from ${at} is back.`
      }
      action={
        <HStack gap="2">
          {isOffered ? (
            <Button size="sm" onClick={found.resume}>
              Continue
            </Button>
          ) : null}
          <Button size="sm" variant="outline" onClick={found.discard}>
            Discard
          </Button>
        </HStack>
      }
    />
  );
}
