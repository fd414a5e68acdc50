import { createSavedFiles } from '@portal/shared/hand-off';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { Answers } from '../answers/answers.ts';
import { fromPayload } from '../answers/from-payload.ts';
import { filesOf, takeFiles } from './draft-files.ts';

/**
 * Returns which uploaded files the service has had, in `base`, and the browser's draft (`savedFiles`); `noteDraft`, which the
 * caller calls with what the draft has; and `takeFrom`, which takes the files that another tab has stored in the draft into the
 * answers here, so that no picture of the customer's phone is written over, and returns whether there were any.
 */
export function useDraftFiles(
  base: unknown,
  answers: Answers,
  setAnswers: Dispatch<SetStateAction<Answers>>,
) {
  const [savedFiles] = useState(createSavedFiles);
  useEffect(() => savedFiles.note(base), [savedFiles, base]);
  /** The files of the draft when this tab last read or wrote it. */
  const known = useRef(filesOf(fromPayload(base)));
  return {
    savedFiles,
    noteDraft(kept: Answers): void {
      known.current = filesOf(kept);
      savedFiles.note(kept);
    },
    takeFrom(stored: Answers): boolean {
      const before = known.current;
      known.current = filesOf(stored);
      if (takeFiles(answers, stored, before) === answers) return false;
      // a file that was chosen just now is among the answers, and not rendered yet
      setAnswers((mine) => takeFiles(mine, stored, before));
      return true;
    },
  };
}
