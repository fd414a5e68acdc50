import { formatRecent } from '@portal/shared/dates';
import { Banner, Button, HStack } from '@portal/shared/ui';
import type { FormDraft } from './use-draft.ts';

export interface DraftNoticeProps {
  readonly draft: FormDraft;
  /** What the form is for, in a word: `investment`. */
  readonly what: string;
}

/** Says in the form's place that an earlier visit left something, and asks what is to become of it. */
export function DraftNotice({ draft: { found }, what }: DraftNoticeProps) {
  if (!found) return null;
  const at = formatRecent(new Date(found.savedAt));
  const offered = found.status === 'offered';
  return (
    <Banner
      tone="info"
      role="status"
      title={
        offered ? `You have an unfinished ${what} from ${at}.` : `Your unfinished ${what} from ${at} is back.`
      }
      action={
        <HStack gap="2">
          {offered ? (
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
