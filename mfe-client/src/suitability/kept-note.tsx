import { formatTime } from '@portal/shared/dates';
import { Flex } from '@portal/shared/ui';
import { Check, TriangleAlert } from 'lucide-react';
import type { KeptAnswers } from './use-answers.ts';

interface KeptNoteProps {
  readonly keptAnswers: KeptAnswers | undefined;
}

/**
 * Says that the answers are kept, and since when, or that the browser stores nothing (SES-09); empty for `undefined`,
 * while a change is not written yet.
 */
export function KeptNote({ keptAnswers }: KeptNoteProps) {
  return (
    <Flex align="center" gap="2" role="status" minH="5">
      {keptAnswers?.isStored ? (
        <>
          <Check size={16} aria-hidden />
          {`Answers kept, ${formatTime(keptAnswers.at)}`}
        </>
      ) : keptAnswers ? (
        <>
          <TriangleAlert size={16} aria-hidden />
          This browser stores no answers. They are lost when this page closes.
        </>
      ) : null}
    </Flex>
  );
}
