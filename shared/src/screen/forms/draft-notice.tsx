import { formatRecent } from '@portal/shared/dates';
import { Banner, Button, HStack } from '@portal/shared/ui';
import type { FormDraft, FoundDraft } from './use-draft.ts';

/** Props of `DraftNotice`. */
export interface DraftNoticeProps {
  readonly draft: FormDraft;
  /** Names the form's subject: `investment`. */
  readonly what: string;
}

/**
 * Says that a draft from an earlier visit exists, and offers to restore or discard it; or that it is lost, or that the
 * browser does not keep what is typed now. `what`: what is typed, in a sentence. Nothing without any of these.
 */
export function DraftNotice({ draft: { found, isUnkept = false }, what }: DraftNoticeProps) {
  return (
    <>
      {found ? <FoundNotice found={found} what={what} /> : null}
      {isUnkept ? (
        <Banner tone="warn" role="status" title={`Your browser does not keep this ${what}.`}>
          What you type is lost when the page closes or reloads. Finish it here, or allow this site to store
          data.
        </Banner>
      ) : null}
    </>
  );
}

function FoundNotice({ found, what }: { readonly found: FoundDraft; readonly what: string }) {
  const at = formatRecent(new Date(found.savedAt));
  const titles: Record<FoundDraft['status'], string> = {
    offered: `You have an unfinished ${what} from ${at}.`,
    restored: `Your unfinished ${what} from ${at} is back.`,
    unreadable: `Your unfinished ${what} from ${at} could not be read and is lost.`,
  };
  return (
    <Banner
      tone={found.status === 'unreadable' ? 'warn' : 'info'}
      role="status"
      title={titles[found.status]}
      action={
        <HStack gap="2">
          {found.status === 'offered' ? (
            <Button size="sm" variant="outline" onClick={found.resume}>
              Continue
            </Button>
          ) : null}
          <Button
            size="sm"
            variant={found.status === 'offered' ? 'ghost' : 'outline'}
            onClick={found.discard}
          >
            {found.status === 'unreadable' ? 'Close' : 'Discard'}
          </Button>
        </HStack>
      }
    />
  );
}
