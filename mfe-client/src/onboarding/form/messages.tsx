import { DraftNotice, type FormDraft, FormError } from '@portal/shared/forms';
import { Banner, Box, Button, HStack } from '@portal/shared/ui';
import { listTitles } from './describe-saved.ts';
import type { ForeignChanges } from './merge-answers.ts';
import type { SaveProblem } from './use-save.ts';

interface OfferedDraftProps {
  readonly draft: FormDraft;
  readonly what: string;
}

/**
 * Offers a draft of an earlier visit, or says that it is lost or that drafts are not kept. One of this visit is in the
 * form already. `what`: what the draft is of, in a sentence.
 */
export function OfferedDraft({ draft, what }: OfferedDraftProps) {
  const found = draft.found?.status === 'restored' ? undefined : draft.found;
  return found || draft.isUnkept ? (
    <Box mb="4">
      <DraftNotice draft={{ ...draft, found }} what={what} />
    </Box>
  ) : null;
}

interface ForeignChangesNoticeProps {
  readonly found: ForeignChanges;
  readonly onTake: (contested: 'mine' | 'theirs') => void;
}

/**
 * Says that another tab or device has saved this onboarding, and which parts are new there (ONB-01). `onTake` gets
 * `theirs`, or, offered only for parts changed on both sides, `mine`.
 */
export function ForeignChangesNotice({ found: { changed, contested }, onTake }: ForeignChangesNoticeProps) {
  const isContested = contested.length > 0;
  return (
    <Box mb="4">
      <Banner
        tone="warn"
        role="alert"
        title="This onboarding was changed in another tab or on another device"
        action={
          <HStack gap="2" wrap="wrap">
            <Button size="sm" onClick={() => onTake('theirs')}>
              Use the newer answers
            </Button>
            {isContested ? (
              <Button size="sm" variant="outline" onClick={() => onTake('mine')}>
                Keep my answers
              </Button>
            ) : null}
          </HStack>
        }
      >
        {`Changed there: ${listTitles(changed)}.${isContested ? ` You have changed ${listTitles(contested)} here too.` : ' What you have answered here stays.'} Nothing is saved until you choose.`}
      </Banner>
    </Box>
  );
}

const saveProblemTexts = {
  notReceived: 'It did not arrive: the service was asked and does not have it.',
  unreadable: 'The service could not be asked for changes of another device, so nothing was sent.',
  unknown: 'No answer came, and the service cannot be asked now.',
} as const satisfies Record<Extract<SaveProblem, string>, string>;

/** Says that the onboarding was not saved, and why, or that it is not known. */
export function SaveError({ problem }: { readonly problem: SaveProblem }) {
  const title =
    problem === 'unknown'
      ? 'It is not known whether the onboarding was saved'
      : 'The onboarding was not saved';
  const why = typeof problem === 'string' ? saveProblemTexts[problem] : problem.message;
  return (
    <Box mt="5">
      <FormError title={title}>{`${why} Your answers are still here. Continue tries again.`}</FormError>
    </Box>
  );
}
