import type { SatQuestion } from '@portal/shared/api/suitability';
import { useState } from 'react';
import { languages, listLanguages, selectLanguage } from './languages.ts';

/** Key in the tab's storage; a reload keeps the language. The session's end deletes it. */
const languageKey = 'customer-language';

/**
 * Returns the language of the customer's mode (English until another is chosen), those that the questions have
 * (`offered`), and `choose`, which stores another for the tab. Without `questions`, which are not loaded then, all are
 * offered.
 */
export function useLanguage(questions: readonly SatQuestion[] | undefined) {
  const [storedName, setStored] = useState(() => sessionStorage.getItem(languageKey));
  // before the questions are known, a failure is shown in the language that was chosen
  const choices = questions ? listLanguages(questions) : languages;
  return {
    language: selectLanguage(storedName, choices),
    offered: choices,
    choose(language: string) {
      setStored(language);
      try {
        sessionStorage.setItem(languageKey, language);
      } catch {
        // the storage is full: the language lasts until the next reload
      }
    },
  };
}
